/** Loaded with the first search. */
export { lookUp } from "@/lib/postcode";
export { PostcodeAnswer } from "./postcode-answer";
