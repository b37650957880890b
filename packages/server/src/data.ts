export { askForBackup, serveControl } from './control.ts';
export { backupFaults, DATA_FILES, PRIVATE_FILE, PRIVATE_FOLDER, restoreBackup } from './dataFolder.ts';
export { openSqliteStore } from './store/sqlite.ts';
