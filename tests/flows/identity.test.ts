import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { config } from '@/contract/config';
import { identity, identityStatus, identityType, maxUploadPartLength } from '@/contract/identity';
import { bizType, inmail, messageModule } from '@/contract/inmail';
import { advancedForm, companyForms, passportPictures, picture, proofOfAddress, standardForm } from '@fixtures/identityForms';
import { personaPassword, personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openFlow } from './flow';

const { pending, passed, failed } = identityStatus;
const minuteMs = 60_000;
const nadia = standardForm('Nadia', 'Sorel', 'X1234567');

type Flow = ReturnType<typeof openFlow>;
const states = async ({ ask }: Flow) =>
  (await ask(identity.status, {})).statusList.map((entry) => [entry.identityType, entry.identityStatus]);
const newest = async ({ ask }: Flow) => (await ask(inmail.messageList, { body: { moduleId: messageModule.system } })).list[0];
/** Uploads the pictures and starts the face check. */
const fillIn = async ({ ask }: Flow) => {
  for (const body of passportPictures) await ask(identity.uploadFile, { body });
  await ask(identity.amlFormUrl, {});
};
const limitOf = async ({ ask }: Flow) => {
  const { identityType: level, rights } = await ask(identity.userRights, {});
  return rights.find((each) => each.identityType === level)?.withdrawalLimit;
};

test('a new user is verified level by level, up to their company', async () => {
  const flow = openFlow({ persona: 'newUser' });
  const { ask, refused, later, now } = flow;
  expect(await limitOf(flow)).toBe('0');
  expect(await refused(identity.advancedApply, { body: advancedForm })).toMatchObject({ code: code.kycLevelBefore.code });

  expect(await ask(identity.standardCheck, { body: nadia })).toEqual({ canApply: true, blocker: null });
  expect(await refused(identity.standardApply, { body: nadia })).toMatchObject({ code: code.kycIncomplete.code });
  await fillIn(flow);
  const receipt = await ask(identity.standardApply, { body: nadia });
  expect(receipt).toMatchObject({ identityType: identityType.standard, identityStatus: pending, submittedTime: now() });
  expect(await ask(identity.standardCheck, { body: nadia })).toEqual({ canApply: false, blocker: 'underReview' });
  expect(await refused(identity.standardApply, { body: nadia })).toMatchObject({ kind: 'business', code: code.kycUnderReview.code });
  later(minuteMs);
  expect(await states(flow)).toEqual([[identityType.standard, passed]]);
  expect(await newest(flow)).toMatchObject({ bizType: bizType.realNameSuccess, createdTime: now(), read: false });
  expect(await limitOf(flow)).toBe('20000');
  expect((await ask(capital.withdrawInfo, { query: { coinId: 52 } })).dayLimit).toBe('20000');

  expect(await refused(identity.advancedApply, { body: advancedForm })).toMatchObject({ code: code.kycIncomplete.code });
  await ask(identity.uploadFile, { body: proofOfAddress });
  await ask(identity.advancedApply, { body: advancedForm });
  later(10 * minuteMs - 1);
  expect(await states(flow)).toContainEqual([identityType.advanced, pending]);
  expect(await limitOf(flow)).toBe('20000');
  later(1);
  expect(await states(flow)).toContainEqual([identityType.advanced, passed]);

  const { basicInfo, directors, beneficiaries, traders, files } = companyForms;
  expect(await ask(identity.companyBasicInfo, {})).toBeNull();
  await ask(identity.saveCompanyBasicInfo, { body: basicInfo });
  await ask(identity.saveDirector, { body: { directors } });
  await ask(identity.saveBeneficiary, { body: { beneficiaries } });
  expect(await refused(identity.companyApply, {})).toMatchObject({ code: code.kycIncomplete.code });
  await ask(identity.saveTrader, { body: { traders } });
  expect(await ask(identity.saveFiles, { body: { files } })).toHaveLength(3);
  const replaced = { kind: 'boardResolution', name: 'signed.png', content: picture } as const;
  await ask(identity.saveFiles, { body: { files: [replaced] } });
  expect((await ask(identity.filesInfo, {})).map(({ kind, name, bytes }) => [kind, name, bytes])).toEqual([
    ['certificateOfIncorporation', 'certificate.png', 192],
    ['articlesOfAssociation', 'articles.png', 192],
    ['boardResolution', 'signed.png', 192],
  ]);
  expect(await ask(identity.directorInfo, {})).toEqual(directors);

  await ask(identity.companyApply, {});
  expect(await refused(identity.saveDirector, { body: { directors } })).toMatchObject({ code: code.kycUnderReview.code });
  later(60 * minuteMs);
  expect(await states(flow)).toEqual([
    [identityType.standard, passed],
    [identityType.advanced, passed],
    [identityType.company, passed],
  ]);
  expect(await limitOf(flow)).toBe('5000000');
  const { list, totalCount } = await ask(identity.verifyRecord, { query: {} });
  expect([totalCount, list.map((record) => record.identityType)]).toEqual([3, [3, 2, 1]]);
  expect(list[2]).toMatchObject({ name: 'N***', document: '***4567', identityStatus: passed });
});

test('a refusal gives its reason in the user’s language, and submitting again resolves it', async () => {
  const flow = openFlow({ persona: 'kycFailed', language: 'zh_CN' });
  const { ask, later } = flow;
  const result = await ask(identity.verifyResult, { query: { identityType: identityType.standard } });
  expect(result).toMatchObject({ identityStatus: failed, failReason: 'underAge', reason: '您未满 18 周岁' });
  expect(await newest(flow)).toMatchObject({ bizType: bizType.realNameFailed, title: '身份认证未通过' });
  await fillIn(flow);
  await ask(identity.standardApply, { body: standardForm('Farid', 'Aziz', 'F5550001') });
  later(minuteMs);
  expect(await ask(identity.verifyResult, { query: {} })).toMatchObject({ identityStatus: passed, failReason: null, reason: '' });
  expect((await ask(identity.verifyRecord, { query: {} })).list.map(({ identityStatus: status }) => status)).toEqual([passed, failed]);
});

test('a document verifies one account only', async () => {
  const flow = openFlow({ persona: 'newUser' });
  const { ask, refused, become, later } = flow;
  await fillIn(flow);
  await ask(identity.standardApply, { body: nadia });
  later(minuteMs);
  await become('kycFailed');
  const copied = { ...nadia, documentNumber: 'x1234567' };
  expect(await ask(identity.standardCheck, { body: copied })).toEqual({ canApply: false, blocker: 'documentUsed' });
  expect(await refused(identity.standardApply, { body: copied })).toMatchObject({ code: code.kycDocumentUsed.code });
});

test('the announced file limits apply: the largest file is uploaded in parts, a larger one is refused', async () => {
  const { ask, refused } = openFlow({ persona: 'newUser' });
  const { maxFileBytes, minEdge } = await ask(config.kycConfig, {});
  expect([maxFileBytes, minEdge]).toEqual([10_000_000, 600]);
  const front = (content: string, name = 'front.png') => ({ body: { kind: 'documentFront' as const, name, content } });
  const ofBytes = (bytes: number) => picture.slice(0, -2) + 'A'.repeat(Math.ceil((bytes * 4) / 3)).slice(picture.length - 24);
  const send = async (file: string) => {
    const part = (offset: number) => file.slice(offset, offset + maxUploadPartLength);
    const { uploadId } = await ask(identity.uploadPart, { body: { offset: 0, content: part(0) } });
    const offsets = Array.from(
      { length: Math.ceil(file.length / maxUploadPartLength) - 1 },
      (_, index) => (index + 1) * maxUploadPartLength,
    );
    for (const offset of offsets.slice(0, -1)) await ask(identity.uploadPart, { body: { uploadId, offset, content: part(offset) } });
    const last = offsets.at(-1) ?? 0;
    return { uploadId, last: { body: { uploadId, offset: last, content: part(last) } } };
  };
  const largest = await send(ofBytes(9_999_999));
  await ask(identity.uploadPart, largest.last);
  expect(await ask(identity.uploadFile, front(`upload:${largest.uploadId}`))).toMatchObject({ bytes: 9_999_999 });
  const tooLarge = await send(ofBytes(10_000_200));
  expect(await refused(identity.uploadPart, tooLarge.last)).toMatchObject({ code: code.badRequest.code });
  expect(await refused(identity.uploadFile, front('data:image/svg+xml;base64,PHN2Zy8+'))).toMatchObject({ code: 400 });
  expect(await refused(identity.uploadFile, front(picture, 'front\u202Egnp.exe'))).toMatchObject({ code: 400 });
});

test('a file can be uploaded in parts, and a part can be resent after a lost response; uploads of another user are refused', async () => {
  const { ask, refused, become } = openFlow({ persona: 'newUser' });
  const half = Math.floor(picture.length / 2);
  const { uploadId } = await ask(identity.uploadPart, { body: { offset: 0, content: picture.slice(0, half) } });
  const secondPart = { uploadId, offset: half, content: picture.slice(half) };
  const uploadedSelfie = { body: { kind: 'selfie' as const, name: 'selfie.png', content: `upload:${uploadId}` } };
  expect(await refused(identity.uploadPart, { body: { ...secondPart, offset: half + 1 } })).toMatchObject({ code: 400 });
  expect(await ask(identity.uploadPart, { body: secondPart })).toEqual({ uploadId, received: picture.length });
  expect(await ask(identity.uploadPart, { body: secondPart })).toEqual({ uploadId, received: picture.length });
  await become('kycFailed');
  expect(await refused(identity.uploadPart, { body: secondPart })).toMatchObject({ code: 400 });
  expect(await refused(identity.uploadFile, uploadedSelfie)).toMatchObject({ code: 400 });
  await become('newUser');
  expect(await ask(identity.uploadFile, uploadedSelfie)).toMatchObject({ kind: 'selfie', type: 'image/png', bytes: 192 });
  expect(await refused(identity.uploadFile, uploadedSelfie)).toMatchObject({ code: 400 });
  const broken = await ask(identity.uploadPart, { body: { offset: 0, content: picture.slice(0, 9) } });
  expect(await refused(identity.uploadFile, { body: { ...uploadedSelfie.body, content: `upload:${broken.uploadId}` } })).toMatchObject({
    code: 400,
  });
});

test('a draft is kept across devices with one document of each kind, and is locked while under review', async () => {
  const flow = openFlow({ persona: 'newUser' });
  const { ask, refused, become, later } = flow;
  expect(await ask(identity.draft, {})).toMatchObject({ files: [], faceCheck: 'none', savedTime: null });
  await ask(identity.saveDraft, { body: { fields: { firstName: 'Nadia', country: 'SG' } } });
  await ask(identity.saveDraft, { body: { fields: { country: 'MY' } } });
  await fillIn(flow);
  await ask(identity.uploadFile, { body: { ...passportPictures[1], name: 'again.png' } });
  const draft = await ask(identity.draft, {});
  expect(draft).toMatchObject({ fields: { firstName: 'Nadia', country: 'MY' }, faceCheck: 'waiting' });
  expect(draft.files.map(({ name }) => name)).toEqual(['passport.png', 'again.png']);
  const endFaceCheck = (outcome: 'passed' | 'failed' | 'left') => ask(control.faceCheck, { body: { outcome } });
  for (const [outcome, state] of [
    ['left', 'none'],
    ['failed', 'failed'],
  ] as const) {
    expect(await endFaceCheck(outcome)).toMatchObject({ faceCheck: state });
    expect(await refused(identity.standardApply, { body: nadia })).toMatchObject({ code: code.kycIncomplete.code });
    expect(await refused(control.faceCheck, { body: { outcome: 'passed' } })).toMatchObject({ code: 400 });
    await ask(identity.amlFormUrl, {});
  }
  expect(await endFaceCheck('passed')).toMatchObject({ faceCheck: 'passed' });
  await ask(identity.amlFormUrl, {});
  expect((await ask(identity.draft, {})).faceCheck).toBe('passed');
  await become('kycFailed');
  expect((await ask(identity.draft, {})).files).toEqual([]);
  await become('newUser');
  await ask(identity.removeFile, { body: { kind: 'selfie' } });
  expect(await refused(identity.standardApply, { body: nadia })).toMatchObject({ code: code.kycIncomplete.code });
  await ask(identity.uploadFile, { body: passportPictures[1] });
  await ask(identity.standardApply, { body: nadia });
  expect(await refused(identity.removeFile, { body: { kind: 'selfie' } })).toMatchObject({ code: code.kycUnderReview.code });
  later(minuteMs);
  expect(await ask(identity.draft, {})).toMatchObject({ fields: { firstName: '' }, files: [], savedTime: null });
});

test('the shares of a company add up to at most 100 percent', async () => {
  const { ask, refused } = openFlow({ persona: 'kycAdvanced' });
  const share = (...percents: readonly string[]) => ({
    body: { beneficiaries: percents.map((sharePercent) => ({ ...(companyForms.beneficiaries[0] ?? expect.fail()), sharePercent })) },
  });
  for (const bad of [share('60', '40.01'), share('0'), share('-5')])
    expect(await refused(identity.saveBeneficiary, bad)).toMatchObject({ code: 400 });
  await ask(identity.saveBeneficiary, share('60', '40'));
  expect(await ask(identity.beneficiaryInfo, {})).toHaveLength(2);
});

test('users cannot see each other’s documents, and a visitor sees none', async () => {
  const { ask, refused, become } = openFlow({ persona: 'company' });
  const { companyName } = (await ask(identity.companyBasicInfo, {})) ?? expect.fail('no company');
  const template = (await ask(identity.templateFile, {})).find(({ kind }) => kind === 'boardResolution') ?? expect.fail('no template');
  expect(atob(template.content.split(',')[1] ?? '')).toContain(companyName);
  await become('kycAdvanced');
  expect(await ask(identity.companyBasicInfo, {})).toBeNull();
  await ask(account.logout, {});
  expect(await refused(identity.status, {})).toMatchObject({ code: code.loginRequired.code });
  await ask(account.login, { body: { loginName: personas.company.login.name, password: personaPassword } });
  expect(await ask(identity.companyBasicInfo, {})).toMatchObject({ companyName });
});

test('a masked name keeps its first character whole, whatever the script', async () => {
  const flow = openFlow({ persona: 'newUser' });
  const { ask } = flow;
  await fillIn(flow);
  await ask(identity.standardApply, { body: { ...nadia, firstName: '𠮷田' } });
  expect((await ask(identity.verifyRecord, { query: {} })).list[0]?.name).toBe('𠮷***');
});
