/**
 * The calls as the specification gives or proposes them, kept apart from the tables that must match it: method, path and access; `proposed`
 * if the path or method is not specified, `manual` if the default handling of codes is switched off, `signed`, `multipart`.
 */
export const specified = `
# Configuration and common
POST /hk-web/v2/common/dowloadUrl public
GET /hk-web/public/get-web-config public
GET /hk-web/public/common/locales public
GET /hk-web/public/kyc/get-config public
GET /hk-web/public/service/get-config public
GET /hk-web/v2/getConfig public
GET /hk-web/v3/getConfig public
GET /hk-web/market/trade_areas public
GET /hk-web/partner/get-gga-config public
POST /hk-web/v2/logout user
POST /hk-web/v2/transfer user manual
GET /hk-web/public/currency/detail public
GET /hk-web/public/compliance/check public manual
# Web3 wallet
GET /hk-web/web3/wallet/generate/qrcode public
GET /hk-web/web3/wallet/scan/login public
GET /hk-web/web3/wallet/chain/all public
GET /hk-web/web3/wallet/token/all public
GET /hk-web/web3/wallet/chain/page public proposed
GET /hk-web/web3/wallet/get/config public proposed
POST /hk-web/web3/wallet/sava/login/log web3 proposed
POST /hk-web/web3/wallet/sava/user/wallet web3 proposed
GET /hk-web/web3/wallet/token/page public proposed
POST /hk-web/web3/wallet/confirm/qrcode public proposed
GET /hk-web/web3/wallet/determine public proposed
POST /hk-web/web3/wallet/account/data/list web3 proposed
POST /hk-web/web3/wallet/change/status/chain web3 proposed
POST /hk-web/web3/wallet/change/status/token web3 proposed
POST /hk-web/web3/wallet/remove/chain web3 proposed
POST /hk-web/web3/wallet/remove/token web3 proposed
POST /hk-web/web3/wallet/sava/chain web3 proposed
POST /hk-web/web3/wallet/sava/token web3 proposed
POST /hk-web/web3/wallet/update/config web3 proposed
GET /hk-web/web3/wallet/user/data/page web3 proposed
GET /hk-web/web3/wallet/dex/token/page public proposed
POST /web3/wallet/token/current-price public
POST /web3/wallet/asset/all-token-balances-by-address web3
POST /web3/wallet/asset/wallet-all-token-balances web3
POST /web3/wallet/post-transaction/transactions-by-address web3
POST /web3/wallet/post-transaction/transactions web3
POST /web3/wallet/post-transaction/transaction-detail-by-txhash web3
POST /web3/wallet/account/account-detail web3
# Live
GET /hk-web/liveRoom/getLiveRoom public
GET /hk-web/liveRoom/getLiveRoomList public
GET /hk-web/liveRoom/livePlayingList public
GET /hk-web/liveRoom/getClassifiedLiveRoomList public
GET /hk-web/live/gift/list public
POST /hk-web/liveRoom/admin/forbid user
POST /hk-web/liveRoom/report user
POST /hk-web/liveRoom/tracking/followOrder user
POST /hk-web/liveRoom/tracking/playback user
POST /hk-web/live/gift/send user
GET /hk-web/im/userSig user
GET /hk-web/im/queryUserForbidStatus user
GET /hk-web/im/user/role user
POST /hk-web/im/delete/msg user
POST /hk-web/im/pin/msg user
# KYC
GET /hk-web/identity/getVerifyRecord user
GET /hk-web/identity/status user
GET /hk-web/identity/getUserRights user
GET /hk-web/identity/getVerifyResult user
GET /hk-web/identity/company/filesInfo user
GET /hk-web/identity/company/beneficiaryInfo user
GET /hk-web/identity/company/directorInfo user
GET /hk-web/identity/company/traderInfo user
GET /hk-web/identity/company/basicInfo user
GET /hk-web/identity/company/templateFile user
POST /hk-web/identity/standard/check user
POST /hk-web/identity/standard/apply user
POST /hk-web/identity/advanced/apply user
POST /hk-web/identity/company/apply user
POST /hk-web/identity/company/saveFiles user
POST /hk-web/identity/company/saveBeneficiary user
POST /hk-web/identity/company/saveDirector user
POST /hk-web/identity/company/saveTrader user
POST /hk-web/identity/company/saveBasicInfo user
POST /hk-web/kyc/amlbot/formUrl user
# Market and search
GET /hk-web/market/search/result public
GET /hk-web/market/search/popular public
GET /hk-web/market/symbol/tickers public
GET /hk-web/currency/trade/support public
GET /hk-web/kline-history/market/trendlines public
POST /hk-web/market/search/result public
GET /hk-web/v3/fullDepth public
GET /hk-web/v3/getOneTradeInfo public
GET /hk-web/v3/realTimeTrade public
GET /hk-web/swap/v1/portal/public/tickers public proposed
GET /hk-web/market/search/recommend public proposed
# Favourites and user
GET /hk-web/swap/v1/portal/collection user
POST /hk-web/swap/v1/portal/collection user
GET /hk-web/user/biz-status user
GET /hk-web/user/user_favorite_json user
POST /hk-web/user/user_favorite_json user multipart
GET /hk-web/swap/v1/perpetual/follows/public/trader/status public proposed
# Isolated margin (/margin/isolated/...)
GET /hk-web/margin/isolated/account user
GET /hk-web/margin/isolated/accountDetail user
GET /hk-web/margin/isolated/borrowRecord user
GET /hk-web/margin/isolated/interestRecord user
GET /hk-web/margin/isolated/ladder public
GET /hk-web/margin/isolated/liquidationDetail user
GET /hk-web/margin/isolated/liquidationRecord user
GET /hk-web/margin/isolated/pair public
GET /hk-web/margin/isolated/repayRecord user
GET /hk-web/margin/isolated/tradeTypes public
GET /hk-web/margin/isolated/transferRecord user
POST /hk-web/margin/isolated/borrow user
POST /hk-web/margin/isolated/repay user
POST /hk-web/margin/isolated/closePosition user
# Swap and perpetual (bizType defaults to portal)
GET /hk-web/swap/v1/portal/products/history-list user
GET /hk-web/swap/v1/portal/log/position-adjust user
GET /hk-web/swap/v1/portal/public public
GET /hk-web/swap/v1/portal/public/new/list public
GET /hk-web/swap/v1/portal/products/list user
GET /hk-web/swap/v2/:bizType/position/list-all user
POST /hk-web/swap/v1/portal/public/list public
DELETE /hk-web/swap/v1/portal/products/batch-order user
DELETE /hk-web/swap/v2/:bizType/products/:contractCode/order/:orderId user
POST /hk-web/swap/v1/:bizType/products/:contractCode/reverse-order user
PUT /hk-web/swap/v1/:bizType/products/:contractCode/batch-order user
POST /hk-web/swap/v2/:bizType/position/:contractCode/change-margin user
POST /hk-web/swap/v1/:bizType/position/:contractCode/merge user
DELETE /hk-web/swap/v1/:bizType/condition/:contractCode/orders user
POST /hk-web/swap/v2/:bizType/products/close-all-position user
POST /hk-web/swap/v2/:bizType/position/:contractCode/setting-value user
GET /hk-web/swap/v2/portal/public/currencyPair public
GET /hk-web/swap/v1/:bizType/bills/deal-records user
GET /hk-web/swap/v1/:bizType/position-history user
GET /hk-web/swap/v2/perpetual/account/assets-summary user
GET /hk-web/swap/v1/perpetual/trading-fund/usage-details user
GET /hk-web/swap/v1/:bizType/position/:contractCode/configs-summary user
GET /hk-web/swap/v2/perpetual/bills user
GET /hk-web/swap/v1/:bizType/products/detail/:contractCode/:orderId user
GET /hk-web/swap/v2/perpetual/public public
GET /hk-web/swap/v1/:contractType/account/assets/v1/condition user
DELETE /hk-web/swap/v1/:bizType/products/:contractCode/order/:id user
PUT /hk-web/swap/v1/:bizType/products/:contractCode/:orderId/order-condition user
GET /hk-web/swap/v2/deliver/public public proposed
# Copy trading (/swap/v1/perpetual/follows)
PUT /hk-web/swap/v1/perpetual/follows/copyTradeSetting user
PUT /hk-web/swap/v1/perpetual/follows/traderSettingV2 user
PUT /hk-web/swap/v1/perpetual/follows/check user
GET /hk-web/swap/v1/perpetual/follows/history/copyTradeTrader user
GET /hk-web/swap/v1/perpetual/follows/history/historyTradeData user
GET /hk-web/swap/v1/perpetual/follows/public/trader/collect user
GET /hk-web/swap/v1/perpetual/follows/myLead/copyTrader/current user
GET /hk-web/swap/v1/perpetual/follows/myLead/data/historyTradeDetail user
GET /hk-web/swap/v1/perpetual/follows/myLead/pause user
GET /hk-web/swap/v1/perpetual/follows/public/traderList public
GET /hk-web/swap/v1/perpetual/follows/public/trader/currentLead public
GET /hk-web/swap/v1/perpetual/follows/public/trader/historyLead public
GET /hk-web/swap/v1/perpetual/follows/statistics/copyTrader user
GET /hk-web/swap/v1/perpetual/follows/statistics user
GET /hk-web/swap/v1/perpetual/follows/contract user
GET /hk-web/swap/v1/perpetual/follows/setting user
GET /hk-web/swap/v1/perpetual/follows/traderQualification user
DELETE /hk-web/swap/v1/perpetual/follows/myLead/copyTrader/remove user
POST /hk-web/swap/v1/perpetual/follows/startCopyTrade user
POST /hk-web/swap/v1/perpetual/follows/applyForTrader user
POST /hk-web/swap/v1/perpetual/follows/open_private_lead user
# Capital and funds
GET /hk-web/capital/withdrawCheck user
GET /hk-web/finance/own/cointype/list user
GET /hk-web/capital/getNetworkByAddr user
GET /hk-web/capital/universal_address/networks user
GET /hk-web/capital/withdraw/get_address_setting user
GET /hk-web/finance/recharge_withdraw/list user
GET /hk-web/finance/transfer/history/list user
GET /hk-web/v1/wallet/transfer/types user
GET /hk-web/finance/recharge/log/list user
GET /hk-web/finance/withdraw/log/list user
GET /hk-web/v2/capital/remove_withdraw_address user
GET /hk-web/v2/capital/coin_withdraw_info user
GET /hk-web/transfer/info user
GET /hk-web/wallet/info user
GET /hk-web/v2/capital/validateAddress user
POST /hk-web/recharge/address/remark user
POST /hk-web/recharge/address/selected user
POST /hk-web/capital/withdraw_address/remark_edit user
POST /hk-web/withdraw/cancel user
POST /hk-web/recharge/coin_address user manual signed
POST /hk-web/recharge/address/create user manual signed
POST /hk-web/recharge/address/list user manual signed
POST /hk-web/capital/transfer/precheck user manual signed
POST /hk-web/capital/transfer/submit user manual signed
POST /hk-web/v3/capital/list_withdraw_address user manual signed
POST /hk-web/capital/withdraw user manual signed
POST /hk-web/capital/withdraw/edit_address_setting user manual signed
POST /hk-web/capital/withdraw_address/list user manual signed
POST /hk-web/capital/create_withdraw_address user manual signed
GET /hk-web/v1/wallet/transfer/coins user proposed
GET /hk-web/v1/wallet/transfer/trade-pairs user proposed
# In-mail
POST /hk-web/v2/inmail/message/list user
POST /hk-web/v2/inmail/message/status user
GET /hk-web/v2/inmail/message/unReadCount user
GET /hk-web/v2/inmail/message/classify user
# Tasks
GET /hk-web/task/list user proposed
# Account and security
POST /hk-web/v3/login public
POST /hk-web/v3/modifyPwd user
POST /hk-web/v3/setTradePwd user
POST /hk-web/v3/resetTradePwd user
POST /hk-web/resetLoginPwd public
POST /hk-web/v2/resetLoginPwdCheck2 public
POST /hk-web/v2/safetyItem/apply user
POST /hk-web/v4/registerCheck1 public
POST /hk-web/v4/registerCheck2 public
POST /hk-web/closeSafetyPrecheck user
POST /hk-web/v4/verifyImage public
POST /hk-web/v1/security/delete-account user
POST /hk-web/v1/sendValidCode public
POST /hk-web/v1/account/precheck public
POST /hk-web/getGoogleKey user
POST /hk-web/v3/register public
POST /hk-web/modifySafetyCheck user
POST /hk-web/validate_new_phone user
POST /hk-web/validate_new_email user
POST /hk-web/validate_new_google_code user
POST /hk-web/common/bind_email user
POST /hk-web/common/bind_google user
POST /hk-web/common/bind_phone user
POST /hk-web/user/setAntiPhishingCode user
POST /hk-web/user/modifyAntiPhishingCode user
GET /hk-web/getFuzzyInfo user
GET /hk-web/v2/getSecuritySetting user
GET /hk-web/v1/security/query-account user
GET /hk-web/public/popular_cryptos public
GET /hk-web/v1/user/close-popup user
GET /hk-web/v2/account/overview user
GET /hk-web/v1/user/get-platform-info user
GET /hk-web/v2/userSecurity user
GET /hk-web/common/listBanner public
GET /hk-web/currency/list public
GET /hk-web/user/getLoginLogs user
`;
