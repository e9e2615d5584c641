import { ContactTemplate } from "@/components/templates/contact";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";

const contact = pageOf("/contact");

export const metadata = pageMetadata(contact);

/** Apart from the other pages, so that the scripts of its form come with no other page. */
export default function Page() {
  return <PageBody template={ContactTemplate} page={contact} />;
}
