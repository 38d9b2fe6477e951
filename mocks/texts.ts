/** Languages the simulated exchange itself speaks; every other one gets en_US, as a backend with few translations would answer. */
export const serverLanguages = ['en_US', 'zh_CN'] as const;
export type ServerLanguage = (typeof serverLanguages)[number];
/** A text of the simulated server in each of its languages. */
export type ServerText = Readonly<Record<ServerLanguage, string>>;

/** Messages of the envelope. */
export const serverTexts = {
  success: { en_US: 'Success', zh_CN: '操作成功' },
  transferDone: { en_US: 'Transfer successful', zh_CN: '划转成功' },
  transferAccepted: { en_US: 'Your transfer was accepted and will be booked shortly', zh_CN: '划转申请已受理，稍后到账' },
  transferBlocked: { en_US: 'Transfers are blocked for this account', zh_CN: '该账户暂不支持划转' },
  transferRestricted: { en_US: 'This transfer is restricted for now', zh_CN: '当前划转受限' },
  transferRejected: { en_US: 'The transfer was rejected by risk control', zh_CN: '划转未通过风控审核' },
  insufficientBalance: { en_US: 'Insufficient balance', zh_CN: '可用余额不足' },
  overDailyLimit: { en_US: "The amount is above today's limit", zh_CN: '超过今日可划转额度' },
  transferUnavailable: { en_US: 'This coin or pair cannot be transferred right now', zh_CN: '该币种或交易对暂不支持划转' },
  marketClosed: { en_US: 'This market is not open for trading', zh_CN: '该市场暂未开放交易' },
  orderBelowMinAmount: { en_US: 'The amount is below the minimum', zh_CN: '委托数量低于最小数量' },
  orderBelowMinTurnover: { en_US: 'The order value is below the minimum', zh_CN: '委托金额低于最小金额' },
  orderOffTick: { en_US: 'The price has too many decimals', zh_CN: '委托价格小数位数过多' },
  orderOffLot: { en_US: 'The amount has too many decimals', zh_CN: '委托数量小数位数过多' },
  orderPriceDeviation: { en_US: 'The price is too far from the latest price', zh_CN: '委托价格偏离最新价过大' },
  orderWouldMatch: { en_US: 'A post-only order may not match at once', zh_CN: '只做 Maker 委托会立即成交，已拒绝' },
  orderCannotFill: { en_US: 'The order book cannot fill this order', zh_CN: '盘口深度不足，委托无法成交' },
  orderTriggerPassed: { en_US: 'The trigger price is on the wrong side of the latest price', zh_CN: '触发价方向有误' },
  orderEnded: { en_US: 'This order has already ended', zh_CN: '该委托已结束' },
  marginUnavailable: { en_US: 'This is not available on margin', zh_CN: '暂不支持杠杆交易' },
  borrowLimit: { en_US: 'The amount is above what you can borrow', zh_CN: '超过可借额度' },
  nothingBorrowed: { en_US: 'There is nothing to repay', zh_CN: '没有待还借款' },
  busy: { en_US: 'The system is busy, please try again later', zh_CN: '系统繁忙，请稍后再试' },
  loginRequired: { en_US: 'Please log in', zh_CN: '请先登录' },
  wrongCredentials: { en_US: 'Account or password is wrong', zh_CN: '账号或密码错误' },
  accountFrozen: { en_US: 'This account is frozen, please contact support', zh_CN: '账户已冻结，请联系客服' },
  forbidden: { en_US: 'This call did not come from the application', zh_CN: '非法请求' },
  notFound: { en_US: 'Not found', zh_CN: '未找到' },
  needKyc: { en_US: 'Please verify your identity to use this feature', zh_CN: '请先完成身份认证后再使用该功能' },
  cannotUseModule: { en_US: 'This feature is not available for your account', zh_CN: '您的账户暂不能使用该功能' },
  kycUnderReview: { en_US: 'Your verification is under review', zh_CN: '您的认证正在审核中' },
  kycAlreadyPassed: { en_US: 'This level is verified already', zh_CN: '该等级认证已通过' },
  kycLevelBefore: { en_US: 'Please pass the level before first', zh_CN: '请先完成上一等级认证' },
  kycDocumentUsed: { en_US: 'This document belongs to another account', zh_CN: '该证件已被其他账户使用' },
  kycIncomplete: { en_US: 'Please complete every form of the company first', zh_CN: '请先填写完整的企业资料' },
  serverError: { en_US: 'Internal error', zh_CN: '系统内部错误' },
  roomClosed: { en_US: 'This live room does not allow that right now', zh_CN: '该直播间当前不支持此操作' },
  roomForbidden: { en_US: 'You may not write in this live room', zh_CN: '您已被该直播间禁言' },
  roomRight: { en_US: 'Only the host or an admin may do this', zh_CN: '仅主播或管理员可操作' },
  traderClosed: { en_US: 'This trader takes no copies at present', zh_CN: '该带单员暂不接受跟单' },
  traderFull: { en_US: 'This trader has no free place', zh_CN: '该带单员跟单人数已满' },
  traderPrivate: { en_US: 'This trader asks for an invitation code', zh_CN: '该带单员为私域带单，请输入邀请码' },
  copyBelowMinimum: { en_US: "The amount is below the trader's minimum", zh_CN: '金额低于带单员设置的最低要求' },
  copyOverMaximum: { en_US: 'One order is above the most you allow', zh_CN: '单笔金额超过最大跟单金额' },
  copyContractMissing: { en_US: 'This contract cannot be copied from the trader', zh_CN: '该合约不支持跟单' },
  copyOwn: { en_US: 'You cannot copy yourself', zh_CN: '不能跟随自己' },
  alreadyCopying: { en_US: 'You are already copying this trader', zh_CN: '您已在跟随该带单员' },
  notCopying: { en_US: 'You are not copying this trader', zh_CN: '您未跟随该带单员' },
  notLeadTrader: { en_US: 'Only a lead trader may do this', zh_CN: '仅带单员可操作' },
  notQualified: { en_US: 'You do not meet the conditions for lead trading yet', zh_CN: '您暂不满足带单员申请条件' },
  applicationPending: { en_US: 'Your application is under review', zh_CN: '您的申请正在审核中' },
} as const satisfies Record<string, ServerText>;
export type ServerTextKey = keyof typeof serverTexts;

/** The language a request asks for, or en_US where the server does not speak it. */
export const serverLanguage = (asked: string | undefined): ServerLanguage =>
  serverLanguages.find((language) => language === asked) ?? 'en_US';

/** Fills `{{name}}` in a text with `values`; unknown names stay as they are. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
