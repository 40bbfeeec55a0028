import icon from '../../../../packaging/icon/icon.svg';
import { VERSION } from '../version';

/** How the server introduces itself. In 2026-07-28 every result repeats it, so the icon is the drawing alone. */
export const IMPLEMENTATION = {
  name: 'bursar',
  title: 'bursar',
  version: VERSION,
  icons: [
    {
      src: `data:image/svg+xml;base64,${Buffer.from(icon.trim()).toString('base64')}`,
      mimeType: 'image/svg+xml',
      sizes: ['any'],
    },
  ],
};
