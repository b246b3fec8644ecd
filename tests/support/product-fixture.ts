import { test as base } from '@playwright/test';
import { startPostgresServer } from './postgres-server.ts';
import { startProduct, type Product } from './product.ts';
import { offerFourTextureUnits } from './webgl.ts';

export interface ProductOptions {
  /** Where the product stores its data: the embedded database, or a Postgres server given by DATABASE_URL. */
  database: 'embedded' | 'server';
}

/** Playwright's test with a running product, one for each worker, whose address is the base URL. */
export const test = base.extend<object, ProductOptions & { product: Product }>({
  database: ['embedded', { option: true, scope: 'worker' }],
  product: [
    async ({ database }, use) => {
      const server = database === 'server' ? await startPostgresServer() : undefined;
      const env = server && {
        DATABASE_URL: server.url,
        SESSION_SECRET: 'only for tests and of no worth at all',
      };
      const product = await startProduct(env);
      await use(product);
      await product.stop();
      await server?.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context }, use) => {
    await context.addInitScript(offerFourTextureUnits);
    await use(context);
  },
});

export { expect } from '@playwright/test';
