/** What the causes that Node.js and OpenSSL name mean to an owner. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/^ENOTFOUND$/, 'No server has this name. Check its spelling and the DNS settings of the domain.'],
  [/^EAI_/, 'The name could not be looked up. Check the connection of this computer, then try again.'],
  [/^ECONNREFUSED$/, 'The connection is refused. Check that the server runs and accepts connections on this port.'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'The server breaks the connection off before its answer is complete.'],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'The server cannot be reached from here.'],
  [/^CERT_HAS_EXPIRED$/, 'The TLS certificate has expired. Renew it.'],
  [
    /^CERT_NOT_YET_VALID$/,
    'The TLS certificate is not valid yet. Check the clocks of the server and of this computer.',
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'The TLS certificate is for another name. Get one for this name.'],
  [
    /SELF_SIGNED_CERT|^UNABLE_TO_|^CERT_/,
    'Browsers do not trust the TLS certificate. Install one from a recognised authority, with its whole chain.',
  ],
  [/^(ERR_SSL_|EPROTO)/, 'The server does not speak HTTPS on this port. Set up TLS.'],
  [/^HPE_|^UND_ERR_/, 'The answer is not one that a web server gives.'],
];

interface Caused {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/**
 * Why a question has no answer, as a sentence.
 * @param error what `fetch` threw
 * @param patience how long it was allowed to take, in milliseconds
 */
export function failureOf(error: unknown, patience: number): string {
  const { name, message, cause } = error as Caused;
  if (name === 'TimeoutError') return `There is no complete answer within ${patience / 1000} seconds.`;
  const { code = '', message: reason = message } = (cause ?? error) as Caused;
  return causes.find(([codes]) => codes.test(code))?.[1] ?? `The request fails: ${reason}.`;
}
