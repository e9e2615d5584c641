import { CalendarTemplate } from "@/components/templates/calendar";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";
import { pageGraph } from "@/lib/structured-data";

const calendar = pageOf("/compliance-calendar");

export const metadata = pageMetadata(calendar);

/** Apart from the other pages, so that the scripts of its planner come with no other page. */
export default function Page() {
  return (
    <>
      <CalendarTemplate {...calendar} />
      <JsonLd graph={pageGraph(calendar)} />
    </>
  );
}
