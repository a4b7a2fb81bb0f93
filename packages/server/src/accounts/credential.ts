/** Where the auth library keeps a password. */
export const CREDENTIAL = { providerId: 'credential', issuer: 'local:credential' } as const;
