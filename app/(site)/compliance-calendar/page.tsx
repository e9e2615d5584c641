import { CalendarTemplate } from "@/components/templates/calendar";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";
// For this route only, so that the stylesheet of all pages does not grow.
import "@/components/calendar/calendar.css";
import "@/components/calendar/plan-print.css";

const calendar = pageOf("/compliance-calendar");

export const metadata = pageMetadata(calendar);

/** A separate route, so that no other page loads the scripts of its planner. */
export default function Page() {
  return <PageBody template={CalendarTemplate} page={calendar} />;
}
