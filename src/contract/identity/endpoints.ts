export * from './companyEndpoints';
export * from './personalEndpoints';
