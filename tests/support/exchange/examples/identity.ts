import { identity } from '@/contract/identity';
import { advancedForm, companyForms, picture, standardForm } from '@fixtures/identityForms';
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
  standardApply: { as: 'newUser', input: { body: standardForm('Nadia', 'Sorel', 'X1234567') } },
  advancedApply: { as: 'kycStandard', input: { body: advancedForm } },
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
