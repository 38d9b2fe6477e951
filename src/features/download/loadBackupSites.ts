/** Loads the code of the backup sites, which are below the fold. */
export const loadBackupSites = () => import('./BackupSites');
