import { expect, test, vi } from 'vitest';
import { routes } from '@/shared/routing';
import { prefetch } from './prefetch';

/** Returns the files requested for an address; every request fails, as if offline. */
function sentFor(address: string) {
  const fetchPage = vi.fn(async ({ folder }: { readonly folder: string }) => Promise.reject(new Error(folder)));
  const textsOf = vi.fn(async (locale: string, namespace: string) => Promise.reject(new Error(`${locale} ${namespace}`)));
  prefetch(address, 'zh_CN', { fetchPage, textsOf });
  return {
    pages: fetchPage.mock.calls.map(([{ folder }]) => folder),
    texts: textsOf.mock.calls.map((names) => names.join('/')),
  };
}
const shell = ['zh_CN/common', 'zh_CN/routes', 'zh_CN/shell'];

test('prefetches the page of an address with the texts of shell and page; failures are ignored', () => {
  const { folder, namespaces } = routes.home;
  expect(sentFor('/zh_CN/')).toEqual({ pages: [folder], texts: [...shell, ...namespaces.map((namespace) => `zh_CN/${namespace}`)] });
});

test('prefetches the not-found page for an unknown address', () => {
  const { folder, namespaces } = routes.notFound;
  expect(sentFor('/zh_CN/no/such/screen')).toEqual({
    pages: [folder],
    texts: [...shell, ...namespaces.map((namespace) => `zh_CN/${namespace}`)],
  });
});
