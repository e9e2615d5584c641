import { HomeTemplate } from "@/components/templates/home";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";

const home = pageOf("/");

export const metadata = pageMetadata(home);

export default function HomePage() {
  return <PageBody template={HomeTemplate} page={home} />;
}
