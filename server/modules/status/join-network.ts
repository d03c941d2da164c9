import type { JoinNetwork } from '../../../contract/entities/join';
import { authorityName, fingerprint } from '../../platform/lan/authority-files';
import type { SecureSite } from '../../platform/lan/secure-site';

/** Undefined if browsers trust the certificate already. */
export function joinNetwork(site: SecureSite): JoinNetwork | undefined {
  const { authority, certificate, name } = site;
  if (!authority) return undefined;
  return {
    name,
    http: site.httpOrigins(),
    https: site.httpsOrigins(),
    authority: { name: authorityName(authority.certificate), fingerprint: fingerprint(authority) },
    certificate: {
      validFrom: certificate.validFrom.toISOString(),
      validUntil: certificate.validUntil.toISOString(),
    },
  };
}
