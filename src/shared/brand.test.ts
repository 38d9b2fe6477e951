import { describe, expect, test } from 'vitest';
import { brand } from './brand';
import { safeUrl } from './routing';

const addresses = [brand.site, ...brand.backupSites, brand.appDownload, brand.walletLink, ...brand.social.map(({ address }) => address)];

describe('the brand', () => {
  test.each(addresses)('%s is accepted as a link to another site', (address) => {
    expect(safeUrl(address, { locale: 'en_US', origin: 'http://127.0.0.1:5173' })).toMatchObject({ kind: 'external' });
  });

  test('uses a reserved host until a team replaces it', () => {
    expect(addresses.map((address) => new URL(address).hostname).filter((host) => !host.endsWith('.example'))).toEqual([]);
    expect(brand.supportMail.endsWith(`@${brand.host}`)).toBe(true);
  });

  test('lists more backup sites than are shown, without duplicates', () => {
    expect(brand.backupSites.length).toBeGreaterThan(3);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has a mark of straight lines in a box of 24 × 24', () => {
    const [, , width = 0, height = 0] = brand.mark.viewBox.split(' ').map((text) => Number.parseInt(text, 10));
    expect(brand.mark.path).toMatch(/^[MmLlHhVvZz\d.\s-]+$/);
    expect([width, height]).toEqual([24, 24]);
  });
});
