import { makeRecordApi, type RecordApi } from '@portolan/client';

/** Requests about records, ratings and tournaments. */
export const recordApi: RecordApi = makeRecordApi((path, init) => fetch(path, init));
