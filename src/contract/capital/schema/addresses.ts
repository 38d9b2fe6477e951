import * as z from 'zod/mini';
import { unknownAnswer, unknownForm, unknownQuery } from '../../assumptions';
import { securityFields } from '../../account/schema/securityFields';
import { assumed, instant, listOf, pageQuery, wholeNumber } from '../../endpoint';
import { network, chainAddress, memo, remark } from './fields';

const flag = () => z._default(z.boolean(), false);
export const AddressQuery = assumed(z.object({ address: chainAddress(), coinId: z.optional(wholeNumber()) }), unknownQuery);
export const AddressCheckQuery = assumed(
  z.object({ coinId: wholeNumber(), network: network(), address: chainAddress(), memo: memo() }),
  unknownQuery,
);

/** Whether an address can receive withdrawals; `isInternal` means it belongs to a user of this exchange. */
export const AddressCheck = assumed(z.object({ isValid: z.boolean(), isInternal: z.boolean() }), unknownAnswer);
export const RemarkRequest = assumed(z.object({ id: z.int(), remark: remark() }), unknownForm);

/** An entry of the user's address book; usable from `activeTime` on. */
export const AddressBookEntry = assumed(
  z.object({
    id: z.int(),
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    address: z.string(),
    memo: z.string(),
    remark: z.string(),
    isWhitelisted: z.boolean(),
    activeTime: instant(),
    createdTime: instant(),
  }),
  unknownAnswer,
);

export type AddressBookEntry = z.output<typeof AddressBookEntry>;

export const AddressBookList = listOf(AddressBookEntry);
export const AddressBookRequest = assumed(z.object({ coinId: z.optional(z.int()), network: z.optional(network()) }), unknownForm);
export const AddressBookListRequest = assumed(
  z.object({
    coinId: z.optional(z.int()),
    network: z.optional(network()),
    keyword: z._default(z.string().check(z.trim()), ''),
    ...pageQuery,
  }),
  unknownForm,
);

export const CreateWithdrawAddressRequest = assumed(
  z.object({
    coinId: z.int(),
    network: network(),
    address: chainAddress(),
    memo: memo(),
    remark: z._default(remark(), ''),
    isWhitelisted: flag(),
    ...securityFields,
  }),
  unknownForm,
);

/** Whether withdrawals are restricted to whitelisted addresses. */
export const AddressSetting = assumed(z.object({ isWhitelistOn: z.boolean(), changedTime: z.nullable(instant()) }), unknownAnswer);
export const AddressSettingRequest = assumed(z.object({ isWhitelistOn: z.boolean(), ...securityFields }), unknownForm);
export const RemoveAddressQuery = assumed(z.object({ id: wholeNumber() }), unknownQuery);
