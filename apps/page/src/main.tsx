import { render } from 'preact';

import { App } from './shell/app';
// Must come after the styles of the views, which it extends.
import './styles/page.css';

const root = document.getElementById('page');
if (root !== null) render(<App />, root);

// Without it, as in a private window, the page works too; it is only not shown while the server is away.
void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
