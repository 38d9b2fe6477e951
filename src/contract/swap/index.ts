export * as swap from './endpoints';
export { contractKind, deliveryType, type DeliveryType } from './rules';
export { Contract, LanguageQuery } from './schema';
export { bizTypes, deliverySuffix, deliveryWeeks, type BizType } from './tables';
