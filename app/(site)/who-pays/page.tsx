import { PageBody } from "@/components/templates/page-body";
import { WhoPaysTemplate } from "@/components/templates/who-pays";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";
// For this route only, so that the stylesheet of all pages does not grow.
import "@/components/templates/who-pays.css";

const whoPays = pageOf("/who-pays");

export const metadata = pageMetadata(whoPays);

export default function WhoPaysPage() {
  return <PageBody template={WhoPaysTemplate} page={whoPays} />;
}
