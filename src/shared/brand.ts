/** A place where people find the brand elsewhere; its QR code is drawn from the address. */
export interface SocialAccount {
  readonly id: 'wechat' | 'telegramZh' | 'telegramEn' | 'facebook' | 'twitter';
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly address: string;
}

/** Who runs this exchange: made up, and the one file a team changes to put its own name in. The accent colour is a design token. */
export const brand = {
  name: 'Alidade',
  /** One path in a box of 24 × 24, filled with the current colour: a sight laid across a graduated circle. */
  mark: {
    viewBox: '0 0 24 24',
    path: 'M12 2a10 10 0 0 0-8.9 14.56l1.83-1.06A7.9 7.9 0 0 1 12 4.1c1.3 0 2.52.31 3.6.87l1.05-1.83A9.96 9.96 0 0 0 12 2Zm8.9 5.44-1.83 1.06A7.9 7.9 0 0 1 8.4 19.03l-1.05 1.83A10 10 0 0 0 20.9 7.44ZM19.6 3.3 21.1 4.8 13.9 12a1.95 1.95 0 0 1-1.9 1.9L4.4 21.1 2.9 19.6 10.1 12A1.95 1.95 0 0 1 12 10.1Z',
  },
  host: 'alidade.example',
  site: 'https://www.alidade.example',
  /** Addresses that lead to the same exchange; the first three are shown. */
  backupSites: [
    'https://www.alidade-1.example',
    'https://www.alidade-2.example',
    'https://www.alidade-3.example',
    'https://www.alidade-4.example',
  ],
  appDownload: 'https://app.alidade.example/download',
  supportMail: 'support@alidade.example',
  foundedYear: 2017,
  social: [
    { id: 'wechat', name: 'WeChat', address: 'https://wechat.alidade.example/alidade' },
    { id: 'telegramZh', name: 'Telegram 中文', address: 'https://telegram.alidade.example/alidade-zh' },
    { id: 'telegramEn', name: 'Telegram English', address: 'https://telegram.alidade.example/alidade-en' },
    { id: 'facebook', name: 'Facebook', address: 'https://facebook.alidade.example/alidade' },
    { id: 'twitter', name: 'Twitter', address: 'https://twitter.alidade.example/alidade' },
  ],
} as const satisfies { readonly social: readonly SocialAccount[]; readonly [part: string]: unknown };
