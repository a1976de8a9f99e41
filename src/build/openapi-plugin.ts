import type { Plugin } from 'vite';
import { openapi } from '../api/openapi/document.ts';

const MODULE = '/src/api/openapi/document.ts';

/**
 * Generates the OpenAPI document while the site is built. Bundles contain its text instead of the generator, which every
 * start of the service worker would otherwise compile.
 */
export function openapiDocument(): Plugin {
  return {
    name: 'sheaf:openapi-document',
    apply: 'build',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith(MODULE)) return null;
      const text = JSON.stringify(JSON.stringify({ ...openapi(''), servers: [] }));
      return `export const openapi = (base) => ({ ...JSON.parse(${text}), servers: [{ url: base.replace(/\\/$/, '') }] });`;
    },
  };
}
