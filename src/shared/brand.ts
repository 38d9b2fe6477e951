/** A social media account of the brand; its QR code encodes the address. */
export interface SocialAccount {
  readonly id: 'wechat' | 'telegramZh' | 'telegramEn' | 'facebook' | 'twitter';
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly address: string;
}

/** The operator of this exchange, fictitious. A team changes only this file to use its own name; the accent colour is a design token. */
export const brand = {
  name: 'Alidade',
  /** One path in a box of 24 × 24, filled with the current colour: a letter with a sight line rising across it. */
  mark: {
    viewBox: '0 0 24 24',
    path: 'M10.6 3h2.8L6.2 21H3.2ZM10.6 3h2.8l7.4 18h-3ZM1.6 15.7 21.7 8.2l.8 2.2L2.4 17.9Z',
  },
  host: 'alidade.example',
  site: 'https://www.alidade.example',
  /** Alternative addresses of the exchange; the first three are shown. */
  backupSites: [
    'https://www.alidade-1.example',
    'https://www.alidade-2.example',
    'https://www.alidade-3.example',
    'https://www.alidade-4.example',
  ],
  appDownload: 'https://app.alidade.example/download',
  /** Opens the wallet in the app if installed on the phone; otherwise the app's page. */
  walletLink: 'https://app.alidade.example/wallet/connect',
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
