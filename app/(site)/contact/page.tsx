import { ContactTemplate } from "@/components/templates/contact";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";

const contact = pageOf("/contact");

export const metadata = pageMetadata(contact);

/** A separate route, so that no other page loads the scripts of its form. */
export default function Page() {
  return <PageBody template={ContactTemplate} page={contact} />;
}
