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
  busy: { en_US: 'The system is busy, please try again later', zh_CN: '系统繁忙，请稍后再试' },
  loginRequired: { en_US: 'Please log in', zh_CN: '请先登录' },
  wrongCredentials: { en_US: 'Account or password is wrong', zh_CN: '账号或密码错误' },
  accountFrozen: { en_US: 'This account is frozen, please contact support', zh_CN: '账户已冻结，请联系客服' },
  forbidden: { en_US: 'This call did not come from the application', zh_CN: '非法请求' },
  notFound: { en_US: 'Not found', zh_CN: '未找到' },
  needKyc: { en_US: 'Please verify your identity to use this feature', zh_CN: '请先完成身份认证后再使用该功能' },
  cannotUseModule: { en_US: 'This feature is not available for your account', zh_CN: '您的账户暂不能使用该功能' },
  serverError: { en_US: 'Internal error', zh_CN: '系统内部错误' },
} as const satisfies Record<string, ServerText>;
export type ServerTextKey = keyof typeof serverTexts;

/** The language a request asks for, or en_US where the server does not speak it. */
export const serverLanguage = (asked: string | undefined): ServerLanguage =>
  serverLanguages.find((language) => language === asked) ?? 'en_US';

/** Fills `{{name}}` in a text with `values`; unknown names stay as they are. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
