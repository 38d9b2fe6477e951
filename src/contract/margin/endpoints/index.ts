export * from './cross';
export * from './isolated';
