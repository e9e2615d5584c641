import { NotFound } from "@/components/templates/not-found";
// For this route only, so that the stylesheet of all pages does not grow.
import "@/components/layout/unknown-path.css";

export { metadata } from "../../../global-not-found";

/** Exported as areas/404.html, which a host serves with status 404 for every unknown address under /areas. */
export default function Page() {
  return <NotFound waitForArea />;
}
