/** Modules of messages. Source: specification, Message module ids. */
export const messageModule = {
  system: 1,
  announcement: 2,
  latestActivity: 3,
  newCoinEarlyKnow: 4,
  priceSubscription: 5,
  marketFluctuation: 6,
  contractWarning: 7,
  contractCopy: 8,
  marketTrade: 9,
  newTaskReminder: 10,
  rewardGifting: 11,
  market: 20,
  trade: 21,
} as const;

/** Tabs of the message panel in display order; `code` is sent as moduleId. Source: specification, Message panel. */
export const messageTab = {
  all: { tab: 0, code: 0 },
  announcement: { tab: 1, code: messageModule.announcement },
  system: { tab: 2, code: messageModule.system },
  quotes: { tab: 3, code: messageModule.market },
  trade: { tab: 4, code: messageModule.trade },
} as const;

/** Sub-modules of the quotes and trade tabs; the other tabs contain only their own module (assumed: which module sits under which tab is not shown). */
export const subModule = {
  latestActivity: messageModule.latestActivity,
  newCoinEarlyKnow: messageModule.newCoinEarlyKnow,
  contractWarning: messageModule.contractWarning,
  contractCopy: messageModule.contractCopy,
  priceReminder: 9,
  changeReminder: 10,
  rewardGifting: messageModule.rewardGifting,
} as const;

/** Events of a change reminder (sub-module 10). Source: specification, Message panel. */
export const changeEvent = { breakthrough: 2 } as const;

/** Price alert types; their meanings are not shown. Source: specification, Message panel. */
export const priceAlertType = { one: 1, two: 2, three: 3, four: 4 } as const;

/** Business types of messages. The list is incomplete: unknown numbers must be tolerated. Source: specification, bizType codes. */
export const bizType = {
  registerSuccess: 1,
  loginSuccess: 2,
  realNameFailed: 3,
  realNameSuccess: 4,
  depositSuccess: 12,
  withdrawalSuccess: 13,
  openFailed: 17,
  orderBearer: 25,
  openSuccess: 28,
  closeSuccess: 29,
  accountInfoModified: 50,
  benefitsFirst: 51,
  benefitsSecond: 52,
  benefitsThird: 53,
  benefitsFourth: 54,
  depositProcessing: 92,
  rewardFirst: 93,
  rewardSecond: 94,
  tradingFundFirst: 95,
  tradingFundSecond: 96,
  tradingFundThird: 97,
  c2cMerchantFirst: 112,
  c2cMerchantSecond: 113,
  c2cOrderFirst: 114,
  c2cOrderSecond: 115,
  c2cOrderThird: 116,
  c2cOrderFourth: 117,
  c2cOrderFifth: 118,
  c2cOrderSixth: 119,
  liveUpcoming: 220,
  openTradeNotice: 221,
  cashbackFirst: 250,
  cashbackSecond: 251,
  cashbackThird: 252,
  cashbackFourth: 253,
  cashbackFifth: 254,
} as const;
