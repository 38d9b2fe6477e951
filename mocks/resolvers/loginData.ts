import type { LoginData } from '@/contract/account';
import type { User } from '../exchange/users/records';

/** The fields of a user that the app receives. */
export const loginData = ({ fid, fnickname, photo, vipLevel, vipType }: User): LoginData => ({ fid, fnickname, photo, vipLevel, vipType });
