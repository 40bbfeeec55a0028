import type { SettingDeclarations } from '@bursar/toolkit';
import { booleanSetting, integerSetting } from '@bursar/toolkit/setting-schemas';
import * as z from 'zod';

import { isAudience, isIssuer } from './oauth-urls';
import { TLS_SETTINGS } from './tls-settings';

/** Credentials that the HTTP server requires: none, an API key, or a token of an issuer (API keys still work). */
const AUTH_MODES = ['none', 'key', 'oauth'] as const;

/** Settings of the HTTP server. */
export const HTTP_SETTINGS = {
  host: {
    flag: { name: 'host', argument: 'ADDRESS' },
    environment: 'BURSAR_HOST',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    expected: 'an address of this machine, such as 127.0.0.1',
    description: 'address to listen on',
  },
  port: {
    flag: { name: 'port', argument: 'PORT' },
    environment: 'BURSAR_PORT',
    schema: integerSetting(0, 65_535).default(3333),
    expected: 'a whole number from 0 to 65535',
    description: 'port to listen on; 0 picks a free one',
  },
  auth: {
    flag: { name: 'auth', argument: 'MODE' },
    environment: 'BURSAR_AUTH',
    schema: z.enum(AUTH_MODES).optional(),
    expected: `one of ${AUTH_MODES.join(', ')}`,
    description: 'credentials that requests need: `none` (loopback only), `key`, or `oauth` (API keys work too)',
    defaultText: '`none` on loopback, `key` elsewhere',
  },
  oauthIssuer: {
    environment: 'BURSAR_OAUTH_ISSUER',
    schema: z.string().max(255).refine(isIssuer).optional(),
    expected: "the issuer's https URL, exactly as the issuer spells it",
    description: 'issuer of access tokens: its https URL (http on this machine), exactly as the issuer spells it',
  },
  oauthAudience: {
    environment: 'BURSAR_OAUTH_AUDIENCE',
    schema: z.string().refine(isAudience).optional(),
    expected: 'the audience of the tokens, usually the URL that clients call, such as https://bursar.example/mcp',
    description: 'audience that tokens must have: the URL that clients call, or the identifier that the issuer uses',
  },
  ratePerMinute: {
    environment: 'BURSAR_RATE_LIMIT_PER_MINUTE',
    aliases: ['PLANIFI_RATE_LIMIT_PER_MINUTE'],
    schema: integerSetting(0, 1_000_000).default(120),
    expected: 'a whole number, 0 for no limit',
    description: 'calls per minute for each API key, and half as many for each address without one; 0 for no limit',
  },
  rateBurst: {
    environment: 'BURSAR_RATE_LIMIT_BURST',
    aliases: ['PLANIFI_RATE_LIMIT_BURST'],
    schema: integerSetting(1, 1_000_000).default(20),
    expected: 'a whole number from 1',
    description: 'calls that may arrive at once, before the limit per minute applies',
  },
  trustProxyHeaders: {
    environment: 'BURSAR_TRUST_PROXY_HEADERS',
    aliases: ['PLANIFI_TRUST_FORWARDED_FOR'],
    schema: booleanSetting(),
    expected: 'true or false',
    description: 'trust `X-Forwarded-For` and `X-Forwarded-Proto`: set it only behind a proxy that sets them',
  },
  metricsPort: {
    flag: { name: 'metrics-port', argument: 'PORT' },
    environment: 'BURSAR_METRICS_PORT',
    schema: integerSetting(0, 65_535).optional(),
    expected: 'a whole number from 0 to 65535',
    description: 'port that serves metrics to Prometheus at `/metrics`, and nothing else; 0 picks a free one',
    defaultText: 'none',
  },
  metricsHost: {
    flag: { name: 'metrics-host', argument: 'ADDRESS' },
    environment: 'BURSAR_METRICS_HOST',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    expected: 'an address of this machine, such as 127.0.0.1',
    description: 'address to serve metrics on',
  },
  ...TLS_SETTINGS,
} satisfies SettingDeclarations;
