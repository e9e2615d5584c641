/** What the look-up loads when somebody uses it. */
export { lookUp } from "@/lib/postcode";
export { PostcodeAnswer } from "./postcode-answer";
