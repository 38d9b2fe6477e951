/** Loads the list of backup sites; a page shows it below the fold. */
export const loadBackupSites = () => import('./BackupSites');
