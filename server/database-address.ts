import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** Where a database is: hosts in the order in which they are tried, each with an address of its own. */
export interface DatabaseHost {
  /** For messages: host and port, without user and password. */
  readonly name: string;
  /** As pg reads it. */
  readonly url: string;
}

const EXAMPLE = 'must be an address like postgres://user:password@host:5432/database';
const PARTS = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
/** `prefer` and `allow` are not among them: with these, somebody on the line could make us go without encryption. */
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
/** Those values of libpq's that suit a server that has to write. */
const WRITABLE = ['any', 'read-write', 'primary'];

/** A message for people, without the address itself: it has a password. */
class AddressError extends Error {}

/** What is wrong with a database's address, to follow the setting's name; undefined when nothing is. */
export function faultOf(address: string): string | undefined {
  try {
    hostsOf(address);
    return undefined;
  } catch (error) {
    if (error instanceof AddressError) return error.message;
    throw error;
  }
}

/**
 * The hosts of a database's address, which is read as libpq reads it: several hosts separated by commas, in front of
 * the database's name or as `host=` and `port=`; `sslmode`, `sslrootcert`, `sslcert`, `sslkey` and `target_session_attrs`. Throws an error
 * with a message that follows the setting's name.
 */
export function hostsOf(address: string): readonly DatabaseHost[] {
  const [, scheme, login, authority = '', name = '', query = ''] = PARTS.exec(address) ?? [];
  if (!scheme) throw new AddressError(EXAMPLE);
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('target_session_attrs') ?? 'any';
  if (!WRITABLE.includes(wanted))
    throw new AddressError(
      `has target_session_attrs=${wanted}: this server saves, so it must be ${listOf(WRITABLE)}`,
    );
  parameters.delete('target_session_attrs');
  readTls(parameters);

  const inQuery = parameters.get('host');
  const hosts = inQuery === null ? authority.split(',') : inQuery.split(',');
  const ports = parameters.get('port')?.split(',');
  if (ports && ports.length > 1 && ports.length !== hosts.length)
    throw new AddressError(
      `names ${hosts.length} hosts and ${ports.length} ports: give one port, or each its own`,
    );
  return hosts.map((host, index) => {
    const own = new URLSearchParams(parameters);
    const port = ports?.[index] ?? ports?.[0];
    if (port !== undefined) own.set('port', port);
    if (inQuery !== null) own.set('host', host);
    // `host=` is what counts; an address without any in front is none to Node.
    const place = inQuery === null ? host : authority.split(',')[0] || 'localhost';
    const url = `${scheme}${login === undefined ? '' : `${login}@`}${place}/${name}${own.size > 0 ? `?${own}` : ''}`;
    const shown = inQuery === null || !port ? decode(host) : `${host}:${port}`;
    if ((hosts.length > 1 && host === '') || !isPort(port) || !URL.canParse(url))
      throw new AddressError(
        hosts.length > 1 ? `has a host that is none: ${decode(host) || '(empty)'}` : EXAMPLE,
      );
    return { name: shown, url };
  });
}

/** The same hosts, another database there. */
export function inDatabase(address: string, database: string): string {
  const [, scheme, login, authority = '', , query] = PARTS.exec(address) ?? [];
  return `${scheme}${login === undefined ? '' : `${login}@`}${authority}/${database}${query ? `?${query}` : ''}`;
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AddressError(EXAMPLE);
  }
};

const isPort = (text: string | undefined) =>
  text === undefined || text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535);

const listOf = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Checks what is said of TLS, and adds what makes pg mean the same by it as libpq does. */
function readTls(parameters: URLSearchParams): void {
  const mode = parameters.get('sslmode');
  const file = parameters.get('sslrootcert');
  if (mode === null) {
    const named = ['sslrootcert', 'sslcert', 'sslkey'].find((name) => parameters.has(name));
    if (named) throw new AddressError(`has ${named} without sslmode: add sslmode=verify-full`);
    return;
  }
  // Older addresses of Node programs say so; libpq's word for it is require.
  if (mode === 'no-verify') parameters.set('sslmode', 'require');
  else if (!TLS_MODES.includes(mode))
    throw new AddressError(`has sslmode=${mode}: it must be ${listOf(TLS_MODES)}`);
  if (mode === 'verify-ca' && (file === null || file === 'system'))
    throw new AddressError('has sslmode=verify-ca without sslrootcert: name the file, or use verify-full');
  // The authorities that Node brings.
  if (file === 'system') {
    if (mode !== 'verify-full')
      throw new AddressError('has sslrootcert=system, which needs sslmode=verify-full');
    parameters.delete('sslrootcert');
  } else if (file !== null) checkCertificate(file);
  checkOwn(parameters);
  parameters.set('uselibpqcompat', 'true');
}

/** The proof of one's own, which the driver reads when it makes a client. */
function checkOwn(parameters: URLSearchParams): void {
  const [cert, key] = ['sslcert', 'sslkey'].map((name) => {
    const file = parameters.get(name);
    return file === null ? undefined : readNamed(name, file);
  });
  try {
    if (cert || key) createSecureContext({ cert, key });
  } catch {
    throw new AddressError('has sslcert and sslkey that are no pair of a certificate and its key (PEM)');
  }
}

/** The file that a parameter names. */
function readNamed(parameter: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new AddressError(
      `has ${parameter}=${file}, which cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

function checkCertificate(file: string): void {
  const text = readNamed('sslrootcert', file);
  try {
    new X509Certificate(text);
  } catch {
    throw new AddressError(`has sslrootcert=${file}, which holds no certificate (PEM)`);
  }
}
