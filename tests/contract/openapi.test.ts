import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '#server/contract/contract.ts';
import { openApi } from '#server/contract/openapi.ts';
import { ROOT } from '#server/prepare.mjs';

const kept = () =>
  JSON.parse(readFileSync(join(ROOT, 'server/contract/openapi.json'), 'utf8')) as Record<string, unknown>;

describe('the OpenAPI document', () => {
  it('is as `npm run api` would write it now', () => {
    expect(kept()).toEqual(openApi());
  });

  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(kept());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('is found wanting where it is spoilt', async () => {
    const spoilt = kept();
    delete spoilt.info;
    expect((await new Validator().validate(spoilt)).valid).toBe(false);
  });

  it('has every endpoint once', () => {
    const operations = Object.values(kept().paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    expect(operations).toHaveLength(CONTRACT.length);
    expect(new Set(operations).size).toBe(CONTRACT.length);
  });
});
