import { setMe } from '../online/account.ts';
import { type Account, call, Refused } from '../online/api.ts';

/** Browsers that can turn the server's JSON into what their own keys want, and back. */
export function passkeysPossible(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Closing the browser's own dialogue is no error to tell about. */
const cancelled = (): never => {
  throw new Refused(0, { id: 'passkey-cancelled' });
};

export async function makePasskey(name: string): Promise<Account> {
  const { handle, options } = await call('options', 'POST', '/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch(cancelled);
  if (!(made instanceof PublicKeyCredential)) return cancelled();
  const response = slim(made.toJSON(), ['clientDataJSON', 'attestationObject']);
  return call('account', 'POST', '/passkeys', { handle, name, response });
}

export async function signInByPasskey(): Promise<Account> {
  const { handle, options } = await call('options', 'POST', '/passkeys/sign-in-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = await navigator.credentials.get({ publicKey }).catch(cancelled);
  if (!(found instanceof PublicKeyCredential)) return cancelled();
  const response = slim(found.toJSON(), ['clientDataJSON', 'authenticatorData', 'signature']);
  const account = await call('account', 'POST', '/passkeys/sign-in', { handle, response });
  setMe(account);
  return account;
}

/** What the server checks, and no more. */
function slim(json: unknown, parts: readonly string[]): object {
  const { id, rawId, type, response } = json as {
    readonly id: string;
    readonly rawId: string;
    readonly type: string;
    readonly response: Readonly<Record<string, unknown>>;
  };
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: Object.fromEntries(parts.map((part) => [part, response[part]])),
  };
}
