import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { faultOf, hostsOf, inDatabase } from '#server/database-address.ts';
import { readConfig } from '#server/config.ts';

const CERTIFICATE = join(tmpdir(), 'nook-test-authority.pem');
writeFileSync(CERTIFICATE, rootCertificates[0]!);

describe("a database's address, as libpq reads it", () => {
  it('may name several hosts, each with a port of its own or none', () => {
    const hosts = hostsOf('postgres://u:p%40w@one:5433,two,[::1]:5434/nook?application_name=x');
    expect(hosts).toEqual([
      { name: 'one:5433', url: 'postgres://u:p%40w@one:5433/nook?application_name=x' },
      { name: 'two', url: 'postgres://u:p%40w@two/nook?application_name=x' },
      { name: '[::1]:5434', url: 'postgres://u:p%40w@[::1]:5434/nook?application_name=x' },
    ]);
  });

  it('may name them as host= and port=, also a folder of sockets', () => {
    const hosts = hostsOf('postgresql://u@/nook?host=/run/a,two&port=5433');
    expect(hosts.map(({ name }) => name)).toEqual(['/run/a:5433', 'two:5433']);
    expect(new URL(hosts[1]!.url).searchParams.get('host')).toBe('two');
  });

  it('may name what it wants of the host, which is always one that can write', () => {
    for (const wanted of ['any', 'read-write', 'primary'])
      expect(hostsOf(`postgres://a,b/nook?target_session_attrs=${wanted}`)[1]!.url).toBe('postgres://b/nook');
  });

  it('means by sslmode what libpq means', () => {
    expect(hostsOf('postgres://a/n?sslmode=require')[0]!.url).toContain('uselibpqcompat=true');
    expect(hostsOf('postgres://a/n?sslmode=verify-full&sslrootcert=system')[0]!.url).not.toContain(
      'sslrootcert',
    );
    expect(faultOf(`postgres://a/n?sslmode=verify-ca&sslrootcert=${CERTIFICATE}`)).toBeUndefined();
  });

  it.each([
    ['postgres://a:1,:2/n', 'has a host that is none: :2'],
    ['postgres://a:1,b:99999/n', 'has a host that is none: b:99999'],
    ['postgres://a,,b/n', 'has a host that is none: (empty)'],
    ['postgres://a/n?host=a,b,c&port=1,2', 'names 3 hosts and 2 ports: give one port, or each its own'],
    [
      'postgres://a/n?sslmode=full',
      'has sslmode=full: it must be disable, require, verify-ca or verify-full',
    ],
    [
      'postgres://a/n?sslmode=prefer',
      'has sslmode=prefer: it must be disable, require, verify-ca or verify-full',
    ],
    [
      'postgres://a/n?sslmode=verify-ca',
      'has sslmode=verify-ca without sslrootcert: name the file, or use verify-full',
    ],
    ['postgres://a/n?sslrootcert=x', 'has sslrootcert without sslmode: add sslmode=verify-full'],
    ['postgres://a/n?sslkey=/none.key', 'has sslkey without sslmode: add sslmode=verify-full'],
    [
      'postgres://a/n?sslmode=verify-full&sslcert=/none.pem&sslkey=/none.key',
      'has sslcert=/none.pem, which cannot be read (ENOENT)',
    ],
    [
      `postgres://a/n?sslmode=require&sslcert=${CERTIFICATE}&sslkey=/none.key`,
      'has sslkey=/none.key, which cannot be read (ENOENT)',
    ],
    ['postgres://a/n?sslmode=require&sslkey=/', 'has sslkey=/, which cannot be read (EISDIR)'],
    [
      `postgres://a/n?sslmode=require&sslcert=${CERTIFICATE}&sslkey=package.json`,
      'has sslcert and sslkey that are no pair of a certificate and its key (PEM)',
    ],
    [
      'postgres://a/n?sslmode=require&sslrootcert=system',
      'has sslrootcert=system, which needs sslmode=verify-full',
    ],
    [
      'postgres://a/n?sslmode=verify-full&sslrootcert=/none.pem',
      'has sslrootcert=/none.pem, which cannot be read (ENOENT)',
    ],
    [
      'postgres://a/n?sslmode=verify-full&sslrootcert=package.json',
      'has sslrootcert=package.json, which holds no certificate (PEM)',
    ],
    [
      'postgres://a,b/n?target_session_attrs=standby',
      'has target_session_attrs=standby: this server saves, so it must be any, read-write or primary',
    ],
    ['host=a dbname=n', 'must be an address like postgres://user:password@host:5432/database'],
  ])('%s is refused in one line', (address, fault) => {
    expect(faultOf(address)).toBe(fault);
    expect(() => readConfig({ DATABASE_URL: address })).toThrow(`DATABASE_URL ${fault}.`);
  });

  it('is the same elsewhere in another database', () => {
    expect(inDatabase('postgres://u:p@a,b:1/n?sslmode=disable', 'm')).toBe(
      'postgres://u:p@a,b:1/m?sslmode=disable',
    );
  });
});
