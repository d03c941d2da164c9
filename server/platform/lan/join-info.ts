import type { JoinInfo } from '../../../contract/join/join-info';
import type { Authority } from './authority';
import { authorityName, fingerprint } from './authority-files';
import type { SecureSite } from './secure-site';

export function joinInfo(site: SecureSite, authority: Authority): JoinInfo {
  const { validFrom, validUntil } = site.certificate;
  return {
    time: new Date().toISOString(),
    name: site.name,
    http: site.httpOrigins(),
    https: site.httpsOrigins(),
    authority: { name: authorityName(authority.certificate), fingerprint: fingerprint(authority) },
    certificate: { validFrom: validFrom.toISOString(), validUntil: validUntil.toISOString() },
  };
}
