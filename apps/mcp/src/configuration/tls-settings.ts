import type { SettingDeclarations } from '@bursar/toolkit';
import * as z from 'zod';

/** A certificate of one's own. */
export const TLS_SETTINGS = {
  tlsCert: {
    flag: { name: 'tls-cert', argument: 'FILE' },
    environment: 'BURSAR_TLS_CERT',
    schema: z.string().min(1).optional(),
    expected: 'a readable file with a certificate in PEM',
    description: 'certificate in PEM, with its chain: the page is then served over TLS, to other machines too',
    defaultText: 'none',
  },
  tlsKey: {
    flag: { name: 'tls-key', argument: 'FILE' },
    environment: 'BURSAR_TLS_KEY',
    schema: z.string().min(1).optional(),
    expected: 'a readable file with a private key in PEM',
    description: 'private key of the certificate, in PEM',
    defaultText: 'none',
  },
} satisfies SettingDeclarations;
