import { LineIcon } from "@/components/ui/line-icon";
import { pageOf } from "@/lib/pages";
import { CredentialBadges } from "./credential-badges";
import { Memberships } from "./memberships";

/** The credentials as badges with tooltips, linked to their explanations on the home page, and the memberships. */
export function Credentials() {
  const credentials = Object.values(pageOf("/").credentials).map(({ name, tooltip }) => ({ name, tooltip }));
  return (
    <>
      {credentials.length > 0 && (
        <CredentialBadges credentials={credentials} icon={<LineIcon name="badge-check" className="text-accent" />} />
      )}
      <Memberships className="mt-1" />
    </>
  );
}
