import { personas, type PersonaId } from '@fixtures/personas';
import { notificationChannels, notificationTopics, type NotificationChoice } from '@/contract/account';
import { BusinessError } from '../../businessError';
import type { UsersContext } from './context';
import { moduleHold, transferHold, type User } from './records';

/** Registered users. */
export interface Users {
  byLogin(loginName: string): User | null;
  /** Changes the stored user of a persona; does nothing for a visitor. */
  change(persona: PersonaId, patch: Partial<User>): void;
  /** Changes a user's public profile. Throws `BusinessError` if the nickname is taken, or could be mistaken for the exchange's. */
  saveProfile(fid: number, profile: Pick<User, 'fnickname' | 'photo'>): User;
  /** Which notifications a user receives on which channel. */
  notificationChoices(fid: number): NotificationChoice[];
  chooseNotification(fid: number, choice: NotificationChoice): void;
}

/** Words in nicknames that could be mistaken for the exchange's. */
const forbiddenNickname = /admin|official|support|service|moderator|客服|官方|管理员/iu;
const nameOf = ({ topic, channel }: Pick<NotificationChoice, 'topic' | 'channel'>): string => `${topic}:${channel}`;
/** The notification that cannot be turned off. */
const mandatoryNotification = nameOf({ topic: 'security', channel: 'email' });

/** Creates the users of a world. */
export function createUsers({ db }: Pick<UsersContext, 'db'>): Users {
  const offOf = (fid: number): readonly string[] => db.notificationChoices.get(fid)?.off ?? [];
  return {
    byLogin: (loginName) => db.users.find({ where: { loginName: loginName.toLowerCase() } }).list[0] ?? null,
    change: (persona, patch) => {
      const { login } = personas[persona];
      if (login !== null) db.users.update(login.fid, patch);
    },
    saveProfile: (fid, profile) => {
      const nickname = profile.fnickname.toLowerCase();
      if (forbiddenNickname.test(nickname)) throw new BusinessError('nicknameForbidden');
      if (db.users.find({ matching: (user) => user.fid !== fid && user.fnickname.toLowerCase() === nickname }).total > 0)
        throw new BusinessError('nicknameTaken');
      return db.users.update(fid, profile);
    },
    notificationChoices: (fid) => {
      const off = offOf(fid);
      return notificationTopics.flatMap((topic) =>
        notificationChannels.map((channel) => ({ topic, channel, isOn: !off.includes(nameOf({ topic, channel })) })),
      );
    },
    chooseNotification: (fid, choice) => {
      const name = nameOf(choice);
      if (name === mandatoryNotification) return;
      const others = offOf(fid).filter((each) => each !== name);
      db.notificationChoices.upsert({ fid, off: choice.isOn ? others : [...others, name] });
    },
  };
}

/** A user with default settings and no verification. */
export const newUser = (who: Pick<User, 'fid' | 'loginName' | 'fnickname'>): User => ({
  ...who,
  photo: '',
  vipLevel: 0,
  vipType: 0,
  isFrozen: false,
  identity: [],
  transferHold: transferHold.none,
  moduleHold: moduleHold.none,
  hasOpenCard: false,
});
