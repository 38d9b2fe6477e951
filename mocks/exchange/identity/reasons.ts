import type { ServerText } from '../../texts';
import type { FailReason } from './review';

/** The message for each reason of a failed review. */
export const reasonTexts: Readonly<Record<FailReason, ServerText>> = {
  underAge: { en_US: 'You must be at least 18 years old', zh_CN: '您未满 18 周岁' },
  nameMismatch: { en_US: 'The name does not match the document', zh_CN: '姓名与证件不一致' },
  documentExpired: { en_US: 'The document has expired', zh_CN: '证件已过期' },
  documentUnreadable: { en_US: 'A picture or document could not be read', zh_CN: '照片或文件无法识别' },
  countryNotSupported: { en_US: 'Your country is not supported', zh_CN: '暂不支持您所在的国家或地区' },
  companyNotConfirmed: { en_US: 'The company could not be confirmed', zh_CN: '无法核实公司信息' },
  addressNotConfirmed: { en_US: 'The address could not be confirmed', zh_CN: '无法核实住址' },
  documentForged: { en_US: 'The document is not genuine', zh_CN: '证件真实性存疑' },
};
