import { makeCompanyApi } from '@portolan/client';

/** Requests about the people one plays with. */
export const companyApi = makeCompanyApi((path, init) => fetch(path, init));
