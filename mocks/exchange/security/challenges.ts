import { codePurposes, type CodePurpose } from '@/contract/account';
import { demoCode } from '@fixtures/personas';
import { BusinessError } from '../../businessError';
import type { SecurityContext } from './context';
import type { Challenge } from './records';
import { hash } from '../random';

export const codeTimes = { validMs: 600_000, resendMs: 60_000, pauseMs: 3_600_000 } as const;
/** How many codes can be sent to one receiver within an hour, unless one of them is used. */
export const maxSends = 5;
const passMs = 600_000;
const imageMs = 300_000;
/** How many wrong attempts invalidate a code. */
export const maxTries = 5;
const tolerance = 4;
const picture = { width: 280, height: 140, piece: 44 } as const;

/** How many more codes can be sent, and when the next one. */
export interface CodeSending {
  readonly sendsLeft: number;
  readonly resendTime: number;
}

/** Temporary proofs: captchas, codes and passes. All of them expire, so outdated records have no effect. */
export interface Challenges {
  /** Creates a captcha puzzle. */
  createPuzzle(at: number): { captchaId: string; width: number; height: number; piece: number; gapX: number; gapY: number };
  /** Returns a token for a puzzle solved to within four pixels; either way the puzzle is used up. Throws `BusinessError`. */
  solve(captchaId: string, offset: number, at: number): string;
  /** Uses up the token of a solved puzzle. Throws `BusinessError`. */
  consumeImageToken(token: string | undefined, at: number): void;
  /** Sends a code, always the demo code. Throws `BusinessError` within a minute of the last one, and after five within an hour of the first. */
  send(purpose: CodePurpose, receiver: string, at: number): CodeSending;
  /** Throws `BusinessError` unless `code` is the code that was sent; five wrong attempts invalidate it. */
  check(purpose: CodePurpose, receiver: string, code: string, at: number): void;
  consumeCode(purpose: CodePurpose, receiver: string): void;
  /** How many wrong attempts are left before the sent code is invalid. */
  triesLeft(purpose: CodePurpose, receiver: string, at: number): number;
  /** The currently valid codes, newest first. */
  validCodes(at: number): { purpose: CodePurpose; receiver: string; sentTime: number; expiresTime: number }[];
  /** Issues a pass for the next step. */
  issuePass(step: string, subject: string | number, at: number): string;
  /** Uses up a pass and returns its subject. Throws `BusinessError` if it is not a pass for this step. */
  consumePass(step: string, pass: string, at: number): string;
}

export function createChallenges({
  db,
  seed,
  nextId,
  persistOnFailure,
}: Pick<SecurityContext, 'db' | 'seed' | 'nextId' | 'persistOnFailure'>): Challenges {
  const store = (key: string, subject: string, figure: number, at: number, lifetimeMs: number) =>
    db.challenges.upsert({ key, subject, figure, sentTime: at, expiresTime: at + lifetimeMs });
  const consume = (key: string, at: number) => {
    const proof = db.challenges.get(key);
    if (proof) persistOnFailure(() => void db.challenges.remove(key));
    return proof && proof.expiresTime > at ? proof : null;
  };
  const token = (kind: string): string => {
    const id = nextId();
    return `${id.toString(36)}${hash(seed, kind, id).toString(36)}${hash(seed, kind, id, 1).toString(36)}`;
  };
  const codeKey = (purpose: CodePurpose, receiver: string) => `code:${purpose}:${receiver}`;
  const sendsKey = (purpose: CodePurpose, receiver: string) => `sends:${purpose}:${receiver}`;
  const isValid = ({ expiresTime, figure }: Challenge, at: number) => expiresTime > at && figure < maxTries;

  return {
    createPuzzle: (at) => {
      const captchaId = token('puzzle');
      const gapX = picture.piece + (hash(seed, captchaId, 'x') % (picture.width - 2 * picture.piece));
      store(`puzzle:${captchaId}`, '', gapX, at, imageMs);
      return { captchaId, ...picture, gapX, gapY: hash(seed, captchaId, 'y') % (picture.height - picture.piece) };
    },
    solve: (captchaId, offset, at) => {
      const puzzle = consume(`puzzle:${captchaId}`, at);
      if (!puzzle || Math.abs(puzzle.figure - offset) > tolerance) throw new BusinessError('captchaFailed');
      const solved = token('image');
      store(`image:${solved}`, '', 0, at, imageMs);
      return solved;
    },
    consumeImageToken: (solved, at) => {
      if (solved === undefined || !consume(`image:${solved}`, at)) throw new BusinessError('captchaFailed');
    },
    send: (purpose, receiver, at) => {
      const last = db.challenges.get(codeKey(purpose, receiver));
      const sends = db.challenges.get(sendsKey(purpose, receiver));
      const isOngoing = sends !== undefined && sends.expiresTime > at;
      const count = isOngoing ? sends.figure + 1 : 1;
      if ((last && at < last.sentTime + codeTimes.resendMs) || count > maxSends) throw new BusinessError('codeTooSoon');
      const firstTime = isOngoing ? sends.sentTime : at;
      const pauseEnd = firstTime + codeTimes.pauseMs;
      store(sendsKey(purpose, receiver), receiver, count, firstTime, codeTimes.pauseMs);
      store(codeKey(purpose, receiver), receiver, 0, at, codeTimes.validMs);
      const sendsLeft = maxSends - count;
      return { sendsLeft, resendTime: sendsLeft > 0 ? at + codeTimes.resendMs : Math.max(pauseEnd, at + codeTimes.resendMs) };
    },
    check: (purpose, receiver, code, at) => {
      const key = codeKey(purpose, receiver);
      const sent = db.challenges.get(key);
      if (!sent || !isValid(sent, at)) throw new BusinessError('codeExpired');
      if (code === demoCode) return;
      persistOnFailure(() => void db.challenges.update(key, { figure: sent.figure + 1 }));
      throw new BusinessError('codeWrong');
    },
    consumeCode: (purpose, receiver) => {
      db.challenges.remove(codeKey(purpose, receiver));
      db.challenges.remove(sendsKey(purpose, receiver));
    },
    triesLeft: (purpose, receiver, at) => {
      const sent = db.challenges.get(codeKey(purpose, receiver));
      return sent && sent.expiresTime > at ? maxTries - sent.figure : maxTries;
    },
    validCodes: (at) =>
      codePurposes
        .flatMap((purpose) =>
          db.challenges
            .find({ matching: (each) => each.key === codeKey(purpose, each.subject) && isValid(each, at) })
            .list.map(({ subject, sentTime, expiresTime }) => ({ purpose, receiver: subject, sentTime, expiresTime })),
        )
        .toSorted((one, other) => other.sentTime - one.sentTime),
    issuePass: (step, subject, at) => {
      const pass = token(step);
      store(`${step}:${pass}`, String(subject), 0, at, passMs);
      return pass;
    },
    consumePass: (step, pass, at) => {
      const proof = consume(`${step}:${pass}`, at);
      if (!proof) throw new BusinessError('verificationExpired');
      return proof.subject;
    },
  };
}
