import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  AddressCheck,
  AddressCheckQuery,
  AddressQuery,
  AddressSetting,
  AddressSettingRequest,
  AddressBookEntry,
  AddressBookRequest,
  AddressBookList,
  AddressBookListRequest,
  CreateWithdrawAddressRequest,
  RemarkRequest,
  RemoveAddressQuery,
} from '../schema/addresses';
import { CoinNetwork } from '../schema/deposits';

const signedCallAssumed = 'only the path is shown; that it is signed and handles its codes itself is proposed for all ten such calls';
const factorCodes = [code.factorMissing, code.codeWrong, code.codeExpired, code.wrongPassword, code.proofLocked] as const;

export const networksOfAddress = endpoint('capital.networksOfAddress', {
  method: 'GET',
  path: '/hk-web/capital/getNetworkByAddr',
  access: 'user',
  query: AddressQuery,
  data: z.array(CoinNetwork),
  assumed: `${pathOnly}; it returns the networks on which the address may be valid`,
});

export const validateAddress = endpoint('capital.validateAddress', {
  method: 'GET',
  path: '/hk-web/v2/capital/validateAddress',
  access: 'user',
  query: AddressCheckQuery,
  data: AddressCheck,
  assumed: pathOnly,
});

export const addressSetting = endpoint('capital.addressSetting', {
  method: 'GET',
  path: '/hk-web/capital/withdraw/get_address_setting',
  access: 'user',
  data: AddressSetting,
  assumed: `${pathOnly}; read as the whitelist switch`,
});

export const editAddressSetting = endpoint('capital.editAddressSetting', {
  method: 'POST',
  path: '/hk-web/capital/withdraw/edit_address_setting',
  access: 'user',
  body: AddressSettingRequest,
  data: AddressSetting,
  codes: factorCodes,
  onError: 'manual',
  signed: true,
  assumed: signedCallAssumed,
});

export const addressBook = endpoint('capital.addressBook', {
  method: 'POST',
  path: '/hk-web/capital/withdraw_address/list',
  access: 'user',
  changesState: false,
  body: AddressBookRequest,
  data: z.array(AddressBookEntry),
  onError: 'manual',
  signed: true,
  assumed: `${signedCallAssumed}; read as the addresses to choose from`,
});

export const addressPage = endpoint('capital.addressPage', {
  method: 'POST',
  path: '/hk-web/v3/capital/list_withdraw_address',
  access: 'user',
  changesState: false,
  body: AddressBookListRequest,
  data: AddressBookList,
  onError: 'manual',
  signed: true,
  assumed: `${signedCallAssumed}; read as a page of the address book`,
});

export const createAddress = endpoint('capital.createAddress', {
  method: 'POST',
  path: '/hk-web/capital/create_withdraw_address',
  access: 'user',
  body: CreateWithdrawAddressRequest,
  data: AddressBookEntry,
  codes: [code.addressInvalid, code.addressListed, code.tooManyAddresses, ...factorCodes],
  onError: 'manual',
  signed: true,
  assumed: `${signedCallAssumed}; whitelisting an address already in the book adds it to the whitelist`,
});

export const remarkAddress = endpoint('capital.remarkAddress', {
  method: 'POST',
  path: '/hk-web/capital/withdraw_address/remark_edit',
  access: 'user',
  body: RemarkRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: pathOnly,
});

export const removeAddress = endpoint('capital.removeAddress', {
  method: 'GET',
  path: '/hk-web/v2/capital/remove_withdraw_address',
  access: 'user',
  changesState: true,
  query: RemoveAddressQuery,
  data: z.null(),
  codes: [code.notFound],
  assumed: pathOnly,
});
