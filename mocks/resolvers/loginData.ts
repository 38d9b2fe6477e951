import type { LoginData } from '@/contract/account';
import type { User } from '../exchange/users/records';

/** The part of a user that the application is told. */
export const loginData = ({ fid, fnickname, photo, vipLevel, vipType }: User): LoginData => ({ fid, fnickname, photo, vipLevel, vipType });
