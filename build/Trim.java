/// Removes the native libraries of other machines from a jar: `Trim JAR FOLDER KEPT…`.
///
/// The database driver brings a library for each of 20 kinds of machines, and an image runs on one.
/// Every entry below FOLDER goes, except what is below one of the KEPT folders in it. Fails if one
/// of those is not there: the jar would serve no such machine.
void main(String[] args) throws IOException {
  var path = Path.of(args[0]);
  String folder = args[1] + "/";
  List<String> kept = Stream.of(args).skip(2).map(each -> folder + each + "/").toList();
  var trimmed = new ByteArrayOutputStream();
  var found = new HashSet<String>();
  try (var jar = new JarFile(path.toFile());
      var out = new JarOutputStream(trimmed)) {
    for (JarEntry entry : Collections.list(jar.entries())) {
      if (entry.isDirectory() || !stays(entry.getName(), folder, kept, found)) {
        continue;
      }
      var copy = new JarEntry(entry.getName());
      copy.setTime(entry.getTime());
      out.putNextEntry(copy);
      jar.getInputStream(entry).transferTo(out);
      out.closeEntry();
    }
  }
  if (found.size() < kept.size()) {
    throw new IOException(path + ": expected libraries in " + kept + ", found them in " + found);
  }
  Files.write(path, trimmed.toByteArray());
}

boolean stays(String name, String folder, List<String> kept, Set<String> found) {
  if (!name.startsWith(folder)) {
    return true;
  }
  for (String each : kept) {
    if (name.startsWith(each)) {
      found.add(each);
      return true;
    }
  }
  return false;
}
