import { account } from '@/contract/account';
import { transferAccounts } from '@/contract/capital';
import { subtract, truncate } from '@/contract/decimal';
import { banners } from '@fixtures/banners';
import { spotMarkets } from '@fixtures/spotMarkets';
import { coinByName, totalDigits, totalsOf, usdtValueOf } from '../exchange/markets';
import { netAssetsOf } from '../exchange/userAssets';
import { maskContact } from '../exchange/security/secrets';
import { settingCalls } from './accountSettings';
import { blockersOf } from './closing';
import { currencyCalls } from './currencies';
import { implement } from './implement';
import { registrationCalls, securityCalls, sessionCalls } from './security';

const dayMs = 86_400_000;

export const accountCalls = implement(account, {
  ...sessionCalls,
  ...registrationCalls,
  ...securityCalls,
  ...settingCalls,
  ...currencyCalls,
  overview: ({ user, world }) => {
    const { market, now } = world;
    const assets = netAssetsOf(world, user.fid);
    const valueIn = (wallet: number) => {
      const walletAssets = assets.filter((asset) => asset.wallet === wallet);
      return truncate(usdtValueOf(market, now, walletAssets), totalDigits);
    };
    return {
      ...totalsOf(market, now, assets),
      dayChangeUsdt: truncate(subtract(usdtValueOf(market, now, assets), usdtValueOf(market, now - dayMs, assets)), totalDigits),
      accounts: transferAccounts.map((wallet) => ({ wallet, totalUsdt: valueIn(wallet) })),
    };
  },
  listBanner: ({ world, language }) =>
    banners(world.startedAt).map(({ title, content, ...banner }) => ({ ...banner, title: title[language], content: content[language] })),
  fuzzyInfo: ({ user, world }) => {
    const { email, phone } = world.security.credentials.of(user.fid);
    return { email: maskContact(email), phone: maskContact(phone) };
  },
  securitySetting: ({ user, world }) => {
    const {
      email,
      phone,
      googleSecret,
      tradeDigest,
      antiPhishingCode,
      factorResetRequests,
      recoveryDigests = [],
    } = world.security.credentials.of(user.fid);
    return {
      isEmailBound: email !== '',
      isPhoneBound: phone !== '',
      isGoogleBound: googleSecret !== '',
      hasTradePassword: tradeDigest !== '',
      hasAntiPhishingCode: antiPhishingCode !== '',
      isWhitelistOn: world.funds.addressBook.setting(user.fid).isWhitelistOn,
      recoveryCodesLeft: recoveryDigests.length,
      resets: factorResetRequests.map(({ id, item, doneTime }) => ({ id, item, doneTime })),
    };
  },
  userSecurity: ({ user, world }) => {
    const { antiPhishingCode, passwordChangedTime } = world.security.credentials.of(user.fid);
    return { ...world.security.level(user.fid), antiPhishingCode, passwordChangedTime };
  },
  queryAccount: ({ user, world }) => {
    const { credentials } = world.security;
    const blockers = blockersOf(world, user.fid);
    return {
      fid: user.fid,
      loginName: maskContact(user.loginName),
      registeredTime: credentials.of(user.fid).registeredTime,
      isFrozen: user.isFrozen,
      lockedUntil: credentials.lockedUntil(user.fid, world.now),
      canDelete: blockers.length === 0,
      blockers,
    };
  },
  popularCryptos: ({ world }) =>
    popular.map(({ tradeId, base }) => {
      const { coinId, shortName, name } = coinByName(base);
      const { last, change } = world.market.ticker(tradeId, world.now);
      return { coinId, shortName, name, last, change };
    }),
  platformInfo: ({ user, world }) => ({
    platform: 'web',
    registeredTime: world.security.credentials.of(user.fid).registeredTime,
    lastLoginTime: world.security.logins.last(user.fid)?.createdTime ?? null,
    popups: world.security.popups(user),
  }),
  closePopup: ({ query: { popup }, user, world }) => {
    world.security.closePopup(user.fid, popup);
    return null;
  },
});

const popularNames = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA'];
/** The USDT pairs of the most popular coins. */
const popular = spotMarkets.filter(({ base, quote }) => quote === 'USDT' && popularNames.includes(base));
