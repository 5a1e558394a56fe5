package umpire.core.session;

import java.util.AbstractList;
import java.util.RandomAccess;

/// A list that grows at its end only. Copies share the items they have in common, so that a copy
/// costs the same however long the list is. Each copy is for one thread; copies may grow in several
/// threads at once.
public final class SharedList<T> extends AbstractList<T> implements RandomAccess {

  private static final int SMALLEST = 16;

  /// The number of shared items that are written, or about to be.
  private static final class Claims {
    private int count;

    Claims(int count) {
      this.count = count;
    }

    /// Claims the next index for the list that asks. False if another list has claimed it.
    synchronized boolean take(int index) {
      boolean next = index == count;
      count += next ? 1 : 0;
      return next;
    }
  }

  /// Items of several lists. An index is written once, by the list that claimed it.
  private Object[] items;

  private Claims claimed;
  private int size;

  /// Creates an empty list that shares nothing.
  public SharedList() {
    this(new Object[SMALLEST], new Claims(0), 0);
  }

  private SharedList(Object[] items, Claims claimed, int size) {
    this.items = items;
    this.claimed = claimed;
    this.size = size;
  }

  /// Returns a list of the same items, which grows independently.
  public SharedList<T> copy() {
    return first(size);
  }

  /// Returns a list of the first items, which grows independently.
  public SharedList<T> first(int count) {
    if (count < 0 || count > size) {
      throw new IndexOutOfBoundsException("of " + size + " items no first " + count);
    }
    return new SharedList<>(items, claimed, count);
  }

  @Override
  public boolean add(T item) {
    if (size == items.length || !claimed.take(size)) {
      Object[] more = new Object[Math.max(SMALLEST, size + (size >> 1) + 1)];
      System.arraycopy(items, 0, more, 0, size);
      items = more;
      claimed = new Claims(size + 1);
    }
    items[size++] = item;
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public T get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("of " + size + " items no index " + index);
    }
    return (T) items[index];
  }

  @Override
  public int size() {
    return size;
  }
}
