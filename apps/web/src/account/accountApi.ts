import { makeAccountApi } from '@portolan/client';

export const accountApi = makeAccountApi((path, init) => fetch(path, init));
