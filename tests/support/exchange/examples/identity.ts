import { identity } from '@/contract/identity';
import { advancedForm, companyForms, passportPictures, picture, proofOfAddress, standardForm } from '@fixtures/identityForms';
import type { Ask, Examples } from './example';

const { basicInfo, directors, beneficiaries, traders, files } = companyForms;

async function fillIn(ask: Ask): Promise<object> {
  await ask(identity.saveCompanyBasicInfo, { body: basicInfo });
  await ask(identity.saveDirector, { body: { directors } });
  await ask(identity.saveBeneficiary, { body: { beneficiaries } });
  await ask(identity.saveTrader, { body: { traders } });
  await ask(identity.saveFiles, { body: { files } });
  return {};
}

export const identityExamples: Examples<typeof identity> = {
  verifyResult: { as: 'kycPending' },
  standardCheck: { as: 'newUser', input: { body: standardForm('Nadia', 'Sorel', 'X1234567') } },
  standardApply: {
    as: 'newUser',
    input: async (ask) => {
      for (const body of passportPictures) await ask(identity.uploadFile, { body });
      await ask(identity.amlFormUrl, {});
      return { body: standardForm('Nadia', 'Sorel', 'X1234567') };
    },
  },
  advancedApply: {
    as: 'kycStandard',
    input: async (ask) => {
      await ask(identity.uploadFile, { body: proofOfAddress });
      return { body: advancedForm };
    },
  },
  saveDraft: { as: 'newUser', input: { body: { fields: { firstName: 'Nadia' } } } },
  uploadPart: { as: 'newUser', input: { body: { offset: 0, content: picture } } },
  uploadFile: { as: 'newUser', input: { body: passportPictures[0] } },
  removeFile: { as: 'newUser', input: { body: { kind: 'selfie' } } },
  companyBasicInfo: { as: 'company' },
  directorInfo: { as: 'company' },
  beneficiaryInfo: { as: 'company' },
  traderInfo: { as: 'company' },
  filesInfo: { as: 'company' },
  templateFile: { as: 'company' },
  saveCompanyBasicInfo: { as: 'kycAdvanced', input: { body: basicInfo } },
  saveDirector: { as: 'kycAdvanced', input: { body: { directors } } },
  saveBeneficiary: { as: 'kycAdvanced', input: { body: { beneficiaries } } },
  saveTrader: { as: 'kycAdvanced', input: { body: { traders } } },
  saveFiles: { as: 'kycAdvanced', input: { body: { files: [{ kind: 'boardResolution', name: 'resolution.png', content: picture }] } } },
  companyApply: { as: 'kycAdvanced', input: fillIn },
};
