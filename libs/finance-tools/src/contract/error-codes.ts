/** Every code a failure of this domain may carry; `UNKNOWN_TOOL` is said by the server, for a name that no domain has. */
export const ERROR_CODES = ['VALIDATION_ERROR', 'NOT_FOUND', 'UNKNOWN_TOOL', 'BACKEND_ERROR'] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
