import { bizType, subModule, type Message, type MessageData } from '@/contract/inmail';
import { instrumentType, tradeArea, tradeCode } from '@/contract/market';
import { contractKind } from '@/contract/swap';
import { readParams, routes, type HrefBuilder } from '@/shared/routing';

type HrefResolver = (data: MessageData, to: HrefBuilder) => string | null;

/** The page of a message without its own link: its article, else the page of its business type; null if that is not built yet or the type is unknown. Assumed: the specification shows types and data, not the target of a click. */
export function businessHref(
  { supportCode, bizType: business, submoduleCode }: Pick<Message, 'supportCode' | 'bizType' | 'submoduleCode'>,
  data: MessageData,
  to: HrefBuilder,
): string | null {
  if (supportCode !== '') return to(routes.article, { query: { code: supportCode } });
  const resolveHref = marketSubModules.has(submoduleCode) ? toMarket : resolverByBizType[business];
  return resolveHref ? resolveHref(data, to) : null;
}

/** Sub-modules whose messages lead to the market they mention, regardless of business type. */
const marketSubModules: ReadonlySet<number> = new Set([subModule.priceReminder, subModule.changeReminder, subModule.contractWarning]);

const toMarket: HrefResolver = ({ contractCode, baseCurrency, quoteCurrency, instType }, to) => {
  if (contractCode !== undefined) return to(routes.contractTrade, { query: { tradeName: contractCode.toLowerCase() } });
  if (baseCurrency === undefined || quoteCurrency === undefined) return to(routes.market);
  const code = tradeCode({ baseCurrency, quoteCurrency, tradeArea: tradeArea.usdt });
  if (readParams(routes.marginTradePair, { tradeCode: code }) === null) return to(routes.market);
  return instType === instrumentType.margin
    ? to(routes.marginTradePair, { params: { tradeCode: code } })
    : to(routes.spotTrade, { query: { tradeCode: code } });
};

const toOrders: HrefResolver = ({ contractCode, tradeId, instType }, to) => {
  if (contractCode !== undefined)
    return to(routes.contractOrders, { query: { bizType: contractKind(contractCode) === 'delivery' ? 'deliver' : 'perpetual' } });
  return instType === instrumentType.margin ? to(routes.marginOrders) : to(routes.spotOrders, { query: { tradeId } });
};

const toTrader: HrefResolver = ({ extras }, to) =>
  extras?.traderUid === undefined ? to(routes.copyTrading) : to(routes.leadTrader, { query: { id: String(extras.traderUid) } });

const toTradingFund: HrefResolver = ({ cardId, fundId }, to) =>
  cardId === undefined || fundId === undefined
    ? to(routes.myCards)
    : to(routes.tradingFundDetails, { query: { cardId: String(cardId), fundId: String(fundId), cardStatus: '4' } });

const toCashback: HrefResolver = ({ launchId }, to) =>
  launchId === undefined ? to(routes.cashback) : to(routes.cashbackDetails, { query: { launchId: String(launchId) } });

const toRoom: HrefResolver = ({ liveRoomId }, to) =>
  liveRoomId === undefined ? to(routes.live) : to(routes.liveRoom, { query: { id: String(liveRoomId) } });

const toVerification: HrefResolver = (_, to) => to(routes.verification);
const toSecurity: HrefResolver = (_, to) => to(routes.accountSecurity);
const toBenefits: HrefResolver = (_, to) => to(routes.benefits);
const toDeposits: HrefResolver = (_, to) => to(routes.financialRecords, { query: { type: '1' } });
const toRewards: HrefResolver = (_, to) => to(routes.financialRecords, { query: { type: '4' } });
const toC2cMerchants: HrefResolver = (_, to) => to(routes.c2cBusiness);
const toC2cOrders: HrefResolver = (_, to) => to(routes.c2cOrders);

const hrefResolvers: Readonly<Record<(typeof bizType)[keyof typeof bizType], HrefResolver>> = {
  [bizType.registerSuccess]: toVerification,
  [bizType.loginSuccess]: toSecurity,
  [bizType.realNameFailed]: toVerification,
  [bizType.realNameSuccess]: toVerification,
  [bizType.depositSuccess]: toDeposits,
  [bizType.depositProcessing]: toDeposits,
  [bizType.withdrawalSuccess]: (_, to) => to(routes.financialRecords, { query: { type: '2' } }),
  [bizType.openFailed]: toOrders,
  [bizType.openSuccess]: toOrders,
  [bizType.closeSuccess]: toOrders,
  [bizType.orderBearer]: toTrader,
  [bizType.accountInfoModified]: toSecurity,
  [bizType.benefitsFirst]: toBenefits,
  [bizType.benefitsSecond]: toBenefits,
  [bizType.benefitsThird]: toBenefits,
  [bizType.benefitsFourth]: toBenefits,
  [bizType.rewardFirst]: toRewards,
  [bizType.rewardSecond]: toRewards,
  [bizType.tradingFundFirst]: toTradingFund,
  [bizType.tradingFundSecond]: toTradingFund,
  [bizType.tradingFundThird]: toTradingFund,
  [bizType.c2cMerchantFirst]: toC2cMerchants,
  [bizType.c2cMerchantSecond]: toC2cMerchants,
  [bizType.c2cOrderFirst]: toC2cOrders,
  [bizType.c2cOrderSecond]: toC2cOrders,
  [bizType.c2cOrderThird]: toC2cOrders,
  [bizType.c2cOrderFourth]: toC2cOrders,
  [bizType.c2cOrderFifth]: toC2cOrders,
  [bizType.c2cOrderSixth]: toC2cOrders,
  [bizType.liveUpcoming]: toRoom,
  [bizType.openTradeNotice]: toMarket,
  [bizType.cashbackFirst]: toCashback,
  [bizType.cashbackSecond]: toCashback,
  [bizType.cashbackThird]: toCashback,
  [bizType.cashbackFourth]: toCashback,
  [bizType.cashbackFifth]: toCashback,
};
const resolverByBizType: Readonly<Partial<Record<number, HrefResolver>>> = hrefResolvers;
