import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { Web3ChainListEntry } from '../schema/assets';
import {
  SelectChainRequest,
  ChainFilter,
  ChainStatusRequest,
  DexTokenList,
  CustomChainRequest,
  CustomTokenRequest,
  SelectTokenRequest,
  TokenFilter,
  TokenStatusRequest,
  Web3ChainList,
} from '../schema/lists';

const onlyPath = 'only the path is shown, no method or field';

export const chainAll = endpoint('web3.chainAll', {
  method: 'GET',
  path: '/hk-web/web3/wallet/chain/all',
  access: 'public',
  data: z.array(Web3ChainListEntry),
  assumed: 'the response is not shown; read as the source of chainAll in the wallet store',
});

export const chainPage = endpoint('web3.chainPage', {
  method: 'GET',
  path: '/hk-web/web3/wallet/chain/page',
  access: 'public',
  query: ChainFilter,
  data: Web3ChainList,
  assumed: `${onlyPath}; it lists hidden chains too`,
});

export const tokenAll = endpoint('web3.tokenAll', {
  method: 'GET',
  path: '/hk-web/web3/wallet/token/all',
  access: 'public',
  data: z.array(Web3ChainListEntry),
  assumed: 'the response is not shown; read as the source of coinAll in the wallet store',
});

export const tokenPage = endpoint('web3.tokenPage', {
  method: 'GET',
  path: '/hk-web/web3/wallet/token/page',
  access: 'public',
  query: TokenFilter,
  data: Web3ChainList,
  assumed: `${onlyPath}; it lists hidden tokens too`,
});

export const dexTokenPage = endpoint('web3.dexTokenPage', {
  method: 'GET',
  path: '/hk-web/web3/wallet/dex/token/page',
  access: 'public',
  query: TokenFilter,
  data: DexTokenList,
  assumed: onlyPath,
});

export const changeStatusChain = endpoint('web3.changeStatusChain', {
  method: 'POST',
  path: '/hk-web/web3/wallet/change/status/chain',
  access: 'web3',
  body: ChainStatusRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: onlyPath,
});

export const changeStatusToken = endpoint('web3.changeStatusToken', {
  method: 'POST',
  path: '/hk-web/web3/wallet/change/status/token',
  access: 'web3',
  body: TokenStatusRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: onlyPath,
});

export const removeChain = endpoint('web3.removeChain', {
  method: 'POST',
  path: '/hk-web/web3/wallet/remove/chain',
  access: 'web3',
  body: SelectChainRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: `${onlyPath}; chains added by the user can be removed, others hidden`,
});

export const removeToken = endpoint('web3.removeToken', {
  method: 'POST',
  path: '/hk-web/web3/wallet/remove/token',
  access: 'web3',
  body: SelectTokenRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: `${onlyPath}; tokens added by the user can be removed, others hidden`,
});

export const saveChain = endpoint('web3.saveChain', {
  method: 'POST',
  path: '/hk-web/web3/wallet/sava/chain',
  access: 'web3',
  body: CustomChainRequest,
  data: z.null(),
  codes: [code.web3Listed],
  assumed: onlyPath,
});

export const saveToken = endpoint('web3.saveToken', {
  method: 'POST',
  path: '/hk-web/web3/wallet/sava/token',
  access: 'web3',
  body: CustomTokenRequest,
  data: z.null(),
  codes: [code.notFound, code.web3Listed],
  assumed: onlyPath,
});
